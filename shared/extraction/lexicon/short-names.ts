/**
 * Given names and their short forms of the 18th to 20th centuries, lower case, ё written as е. A line is one name in the ways
 * it is spelled, then a colon, then what its bearers are called; a short form may stand in several lines.
 */
const LINES = `
elizabeth elisabeth: eliza lizzy lizzie liza libby betsy betsey betty bess bessie bessy beth elsie
catherine katherine katharine catharine: kate katie kitty cathy kathy
margaret margarita: maggie meg peggy madge margery
mary maria: molly polly moll
anne ann anna hannah: annie nan nancy
jane jean joan janet: jenny jennie janey
helen eleanor ellen elinor helena: nell nelly nellie ellie
frances: fanny fan frankie
caroline: carrie caro
charlotte: lottie lotty
harriet henrietta: hattie hetty etta
sarah: sally sadie
susan susanna susannah: sue susie susy sukey
dorothy dorothea: dolly dot dora dodo
martha: patty mattie
matilda: tilly tillie
louisa louise: lou lulu
emily amelia: emmy milly em
georgiana georgina: georgie
rebecca: becky
wilhelmina: mina minnie
penelope: penny
josephine: jo
abigail: abby
alexander: alec aleck alick sandy
andrew: andy
anthony antony: tony
arthur: artie
benjamin: ben benny
bartholomew: bart
charles: charlie charley
christopher: kit chris
daniel: dan danny
david: davy davie dave
edward edmund edwin: ned neddy ted teddy eddie ed
ebenezer: eben
frederick frederic: fred freddy freddie
geoffrey: geoff
george: georgie georgy
gilbert: gil
henry: harry hal hank
herbert robert albert: bertie bert
james: jim jimmy jem jemmy jamie
john: jack johnny johnnie jock
joseph: joe joey
joshua: josh
laurence lawrence: laurie larry
leonard: len
matthew: matt
michael: mike mick
nathaniel: nat
nicholas: nick
oliver: noll
patrick: pat paddy
peter: pete
philip phillip: phil pip
richard: dick dickie dickon rick
robert: bob bobby rob robbie robin
roderick: rory
samuel: sam sammy
stephen steven: steve
theodore: theo ted teddy
thomas: tom tommy
timothy: tim
tobias: toby
walter: wat
william: will willie willy bill billy
александр: саша сашка сашенька шура алек
александра: саша сашенька шура шурочка
алексей: алеша алешка алешенька леша
анастасия настасья: настя настенька настька
анна: аня анюта аннушка нюта
андрей: андрюша андрюшка
аграфена: груша грушенька
авдотья евдокия: дуня дуняша дунечка
борис: боря боренька
варвара: варя варенька варька
василий: вася васька васенька
владимир: володя володька володенька вова
георгий: егорушка жорж
григорий: гриша гришка
дарья: даша дашенька долли
дмитрий: митя митька митенька дима
екатерина катерина: катя катенька катюша катька кити китти
елена: лена леночка аленушка
елизавета: лиза лизанька лизавета лизочка
иван: ваня ванька ванюша ванечка
илья: илюша илюшка
константин: костя
любовь: люба любочка
мария марья: маша машенька маня машка маруся
михаил: миша мишка мишенька
надежда: надя наденька
наталья наталия: наташа наташка натали
николай: коля николенька николушка коленька
ольга: оля оленька олечка
павел: паша павлуша павлик
петр: петя петька петруша петенька
прасковья: параша паша
родион: родя роденька
сергей: сережа сережка сереженька
семен: сеня
софья софия: соня сонечка сонька
степан: степа стива
татьяна: таня танечка
федор: федя федька федюша
яков: яша
`;

const { forms, shorts } = readForms();

/** Whether somebody is called so for short: «Митя», “Lizzy”. */
export const isShortForm = (name: string): boolean => shorts.has(name);

/** Other forms of a given name: those it is short for, its short forms, and other short forms of the same name. */
export const otherFormsOf = (name: string): ReadonlySet<string> => forms.get(name) ?? NONE;
const NONE: ReadonlySet<string> = new Set();

function readForms(): { forms: Map<string, Set<string>>; shorts: Set<string> } {
  const found = new Map<string, Set<string>>();
  const shorts = new Set<string>();
  const join = (one: string, other: string) => {
    if (one !== other) found.set(one, (found.get(one) ?? new Set()).add(other));
  };
  for (const line of LINES.trim().split('\n')) {
    const [full, short] = line.split(':').map((part) => part.trim().split(' ')) as [string[], string[]];
    for (const one of short) {
      shorts.add(one);
      for (const other of [...full, ...short]) {
        join(one, other);
        join(other, one);
      }
    }
  }
  return { forms: found, shorts };
}
