/** Given names that open or make a name of a person; common ones of the 18th to 20th centuries. */
export const GIVEN_NAMES = new Set(
  `aaron abel abigail abraham ada adam adela adelaide adele agatha agnes albert alec alex alexander alexandra alfred alice alison
  allan allen amelia amos amy andrew angela angus ann anna annabel anne annette annie anthony antony archibald archie arnold arthur
  augusta augustus aunt barbara barnaby barney bartholomew basil beatrice becky bell bella ben benjamin bernard bertha bertie bess bessie
  beth betsy betty beverly bill billy bob bobby bridget bruce caleb carl carol caroline carrie catherine cathy cecil cecilia cecily
  charles charley charlie charlotte chloe chris christine christopher clara clarence clarissa claude clement clive connie
  constance cora cordelia cornelia cornelius cyril cynthia daisy dan daniel daphne david deborah della diana dick dinah dolly dolores
  dominic donald dora doris dorothea dorothy douglas duncan ebenezer edgar edith edmund edna edward edwin effie eleanor eliza elizabeth
  ella ellen elsie emily emma enid eric ernest esther ethan ethel eugene eva evan eve evelyn ezra fanny felix ferdinand flora florence
  frances francis frank fred freddie frederick gabriel geoffrey george georgiana gerald gertie gertrude gideon gilbert gladys
  godfrey grace graham gregory guy gwen gwendolen hannah harold harriet harry hector helen helena henrietta henry herbert
  herman hester hetty hilda hiram horace horatio howard hubert hugh hugo humphrey ida ike imogen inez ira irene isaac isabel isabella
  isaiah isidore ivan ivy jabez jack jacob jake james jane janet jasper jean jed jem jemima jennie jenny jeremiah jeremy jerry jesse
  jessica jessie jim jimmy jo joan joe joel john johnny jonah jonas jonathan joseph josephine joshua josiah judith judy julia
  julian juliana juliet julius justin kate katharine katherine kathleen katie kenneth kitty lambert laura laurence lavinia lawrence
  leah leila lemuel lena leo leonard leonora leslie lewis lily lionel lizzie lottie louis louisa louise lucas lucius lucy luke lydia
  mabel madeline madge maggie malcolm marcus margaret margery maria marian marianne marie marion mark marmaduke marjorie martha martin mary
  matilda matthew maud maude maurice max maximilian meg melissa michael mildred millicent millie minnie miriam molly montague mortimer
  moses muriel myra nan nancy nathan nathaniel ned nell nellie nelly nicholas nick nina noah noel nora norah norman
  octavia oliver olivia ophelia oscar oswald otto owen patience patricia patrick patty paul paula pauline peg peggy penelope percy
  peter philip phillip phineas phoebe polly priscilla prudence rachel ralph raymond rebecca reginald reuben richard robert robin roderick
  rodney roger roland ronald rosa rosalie rosalind rosamond rosie rowland roy rufus rupert ruth sallie sally sam samson samuel sarah saul
  sebastian septimus seth sheila sibyl sid sidney silas silvia simeon simon sophia sophie stella stephen steve stuart susan susanna susie
  sybil sydney sylvia ted tess thaddeus thelma theodora theodore theresa thomas tim timothy titus toby tom tommy tony uriah ursula
  valentine vera vernon veronica victor victoria vincent viola violet virginia vivian wallace walter warren wilfred wilhelmina will willard
  william willie winifred winston zachary jeanne jacques pierre henri francois antoine hans fritz karl giovanni maria carlo pedro juan carmen`
    .split(/\s+/)
    .filter((name) => !['aunt', 'bell', 'will', 'patience', 'prudence', 'constance'].includes(name)),
);

/** Women's given names; the others are men's, except for the few that are both. */
export const WOMENS_NAMES = new Set(
  `abigail ada adela adelaide adele agatha agnes alice alison amelia amy angela ann anna annabel anne annette annie augusta barbara
  beatrice becky bella bertha bess bessie beth betsy betty bridget caroline carrie catherine cathy cecilia cecily charlotte chloe
  christine clara clarissa connie cora cordelia cornelia cynthia daisy daphne deborah della diana dinah dolly dolores dora doris
  dorothea dorothy edith edna effie eleanor eliza elizabeth ella ellen elsie emily emma enid esther ethel eva eve fanny flora florence
  frances georgiana gertie gertrude gladys grace gwen gwendolen hannah harriet helen helena henrietta hester hetty hilda ida imogen
  inez irene isabel isabella ivy jane janet jean jemima jennie jenny jessica jessie joan josephine judith judy julia juliana juliet
  kate katharine katherine kathleen katie kitty laura lavinia leah leila lena leonora lily lizzie lottie louisa louise lucy lydia mabel
  madeline madge maggie margaret margery maria marian marianne marie marjorie martha mary matilda maud maude meg melissa mildred
  millicent millie minnie miriam molly myra nan nancy nell nellie nelly nina nora norah octavia olivia ophelia patricia patty
  paula pauline peg peggy penelope phoebe polly priscilla rachel rebecca rosa rosalie rosalind rosamond rosie ruth sallie sally sarah
  sheila sibyl silvia sophia sophie stella susan susanna susie sybil sylvia tess thelma theodora theresa ursula vera veronica
  victoria viola violet virginia wilhelmina winifred jeanne carmen georgina mina lucie mollie`.split(/\s+/),
);

/** Borne by women and men. */
export const SHARED_NAMES = new Set(
  'alex evelyn francis jo leslie marion sid sidney sydney vivian val sam'.split(' '),
);

/** Titles before a name, without their full stop; part of the name. */
export const PERSON_TITLES = new Set(
  `mr mrs miss ms master mistress sir madam madame mademoiselle monsieur mme mlle lady lord dr doctor captain capt colonel col major general
  gen lieutenant lieut sergeant corporal admiral commodore professor prof rev reverend father mother brother sister uncle aunt
  aunty auntie cousin king queen prince princess duke duchess earl count countess baron baroness marquis marquise squire dame
  saint messrs widow viscount viscountess archbishop abbot abbe parson deacon marshal ensign citizen citoyen citoyenne judge inspector constable coroner emperor empress tsar tsarina czar czarina pope cardinal bishop senor senora signor signora herr frau don dona grandfather grandmother granny`.split(
    /\s+/,
  ),
);

/** Last words of place names. */
export const PLACE_HEADS = new Set(
  `street road lane avenue square place park hall house manor court castle abbey priory cottage lodge grange farm villa terrace
  crescent row alley bridge gate hill hills mount mountain mountains valley vale dale moor heath forest wood woods grove river lake creek
  brook bay harbour harbor cove point cape island islands isle sea ocean channel strait coast beach cliff rock falls springs
  city town village county shire parish district station hotel inn tavern church chapel cathedral college school hospital
  palace tower prison gardens garden green fields common wells head landing hollow gables corner end mill mills land
  desert plains prairie territory heights barracks theatre market alps`.split(/\s+/),
);

/** Places that a general gazetteer writes otherwise or that are too short for it. */
export const PLACES =
  `london england britain scotland ireland wales france paris italy rome germany spain russia india egypt africa
  america europe asia australia canada china japan mexico york new-york bath kent sussex surrey essex devon cornwall lyme
  heaven hell mars piccadilly strand whitehall soho chelsea kensington hyde-park brighton oxford cambridge`.split(
    /\s+/,
  );

/** Words with a capital that name nobody and no place. */
export const ENGLISH_NOT_NAMES = new Set(
  `i i'm i'll i've i'd thou thee thy thine ye monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas easter michaelmas whitsuntide sabbath bible gospel testament god lord's almighty
  providence christ jesus lord's chapter book part volume preface contents ah oh o yes no well why what who when where how the a an
  and but or if he she it they we you my your his her its our their this that these those there here then now esq yo ay aye hallo hullo h'm hm english french
  german italian spanish latin greek russian american british indian roman christian christians catholic protestant nature fate death
  time love son sons welcome not as at in on of to for from with by so is was are were be do did have has had all some any one two three never ever
  project gutenberg _ gott dieu lor mein sirs ma'am ma’am gentlemen ladies majesty highness lordship ladyship excellency honour mamma papa mama dad ma pa`.split(
    /\s+/,
  ),
);
