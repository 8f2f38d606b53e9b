import type { WordForms } from './dictionary.ts';

/** Words for a person's build, age or bearing. */
export const PERSON_QUALITIES: Readonly<Record<string, WordForms>> = {
  old: [
    '=old|=bent with age|=aged|=elderly|=ancient|=venerable|=hoary',
    '=преклонных лет|=преклонных летах|=великие лета|=почтенных лет|=в летах|старый|пожилой|дряхлый|престарелый|древний|старенький|немолодой|ветхий',
  ],
  // One word for several looks: see `reading/qualities.ts`.
  puny: [
    '=puny|=weedy|=weakly built|=feebly built|=undersized|=stunted|=sickly looking',
    'тщедушный|=тщедушен|плюгавый|щуплый|чахлый|щупленький',
  ],
  squat: ['=squat|=dumpy|=stumpy|=roly poly', 'приземистый|кряжистый|коренастый'],
  lanky: ['=lanky|=gangling|=gangly|=lank', 'долговязый|=верзила'],
  bloated: ['=bloated|=blowsy|=blowzy|=pursy', 'обрюзглый|обрюзгший|=обрюзг'],
  gaunt: [
    '=gaunt|=haggard|=emaciated|=cadaverous|=half starved|=wasted|=starved|=underfed',
    'изможденный|исхудалый|испитой|костлявый|заморенный',
  ],
  withered: ['=withered|=shrivelled', 'высохший|иссохший'],
  fair: ['=fair|=fair complexioned|=fair haired', 'белокурый|светловолосый'],
  dark: ['=dark|=dark haired|=darkhaired', 'темный|темноволосый|темненький'],
  red: ['=ginger|=carroty|=ginger haired', 'рыжий|рыженький|рыжеватый'],
  grey: [
    '=grey haired|=gray haired|=white haired|=silver haired|=grizzled|=silvered',
    'седой|седовласый|седенький|поседелый|=белый как лунь|=белая как лунь|=бел как лунь|=белого как лунь',
  ],
  young: ['=young|=youthful|=younger|=boyish|=girlish', 'молодой|юный|молоденький|моложавый'],
  tall: [
    '=tall|=gigantic|=towering|=colossal|=long limbed',
    'высокий|рослый|=высокого роста|длинный|исполинский|огромного роста',
  ],
  stout: [
    '=pot bellied|=paunchy|=stout|=fat|=plump|=portly|=burly|=corpulent|=thickset|=stocky|=heavy built|=rotund|=obese|=buxom|=heavily built|=podgy|=pudgy|=tubby|=fleshy|=well fed|=overfed|=thick set',
    'толстый|дородный|тучный|полный|плотный|толстенький|грузный|=толст|=дороден|=полноват|жирный|полненький|упитанный|пузатый|мясистый|=толстяк|=толстяка',
  ],
  thin: [
    '=thin|=lean|=slender|=slim|=spare|=slight|=wiry|=bony|=scrawny|=frail|=skinny|=meagre|=skinny',
    'худой|тонкий|стройный|тощий|худенький|худощавый|сухощавый|поджарый|тоненький|слабый|=худощав|=худ|=тощ|=строен|=тонок|=слабом сложении|=слабого сложения|сухопарый',
  ],
  broad: [
    '=broad shouldered|=square shouldered|=broad chested|=broadshouldered',
    'широкоплечий|=широкоплеч|=широк в плечах|=плечист|плечистый|=косая сажень',
  ],
  short: [
    '=short|=little|=tiny|=small|=dwarfish|=diminutive|=wee',
    'низенький|маленький|невысокий|=маленького роста|=небольшого роста|=небольшом росте|малорослый|крошечный|=низкого роста|=малого роста|=мал ростом|=невелик ростом|=невысок',
  ],
  hump: ['=hunchback|=hunchbacked|=humpbacked|=humpback', 'горбатый|=горбун|=горбуна|=горбом|=горбуном'],
  stooped: [
    '=stooped|=stooping|=hunched|=bowed with age|=bent with age|=cringing|=cringed|=crouched|=round shouldered|=bent|bent double|bent nearly double|bent almost double',
    'сутулый|сгорбленный|согнутый|=сгорбившись|=согнувшись|=сутуловатый|сгорбившийся',
  ],
  bald: [
    '=bald|=bald headed|=shaven head|=baldness',
    'лысый|плешивый|=лысина|=лысиной|=лысину|=плешь|=лысиною',
  ],
  curly: [
    '=curly|=curled|=curling|=frizzled|=wavy|=ringletted',
    'курчавый|закурчавленный|завитой|кудрявый|вьющийся|=вились|=вьется|кудреватый|=вьющиеся|=вьющимися|=вьющихся',
  ],
  tousled: [
    '=dishevelled|=disheveled|=tangled|=tousled|=shaggy|=unkempt|=untidy|=matted|=wild',
    'растрепанный|взъерошенный|лохматый|косматый|всклокоченный|всклоченный',
  ],
  long: [
    '=long|=flowing|hung loose|hanging loose|=unbound',
    'длинный|=распущенные|=распущенными|распущенный',
  ],
  cropped: [
    '=cropped|=close cropped|=short|=shaven|=clipped',
    'стриженый|остриженный|обстриженный|=обстрижены|короткий|подстриженный|=стрижен|=острижены',
  ],
  pointed: ['=pointed|=peaked', 'остроконечный|=клином|острый'],
  // Without clothes that the passage names, the usual ones are worn out.
  shabby: [
    '=shabby|=threadbare|=seedy|=shabbily dressed|=down at heel|=poorly dressed|=meanly dressed|=shabby genteel|=moth eaten|=darned|=mended|=bedraggled',
    'потертый|поношенный|потрепанный|обтрепанный|истрепанный|вытертый|заношенный|изношенный|обшарпанный|обтерханный|=бедно одетый|=бедно одетая|=плохо одетый',
  ],
  ragged: [
    '=ragged|=tattered|=patched|=torn|=frayed|in tatters|in holes|out at elbows|in shreds',
    '=охлопьями|=клочьями|=лохмотьями|=заплатах|=заплатами|=прорехами|=дырах|дырявый|оборванный|рваный|изодранный|изорванный|заплатанный|залатанный|драный|ободранный|=оборванец|=оборванца|=оборванцы|=босяк',
  ],
  greasy: [
    '=greasy|=greased|shiny with grease|=grease stained|=soiled',
    'засаленный|=засалились|=залоснились|=лоснились|=лоснился|=лоснящийся|замасленный|просаленный',
  ],
  dusty: [
    '=dusty|=dust covered|=travel stained|covered with dust|powdered with dust|grey with dust|white with dust',
    'пыльный|запыленный|=в пыли|покрытый пылью',
  ],
  velvet: ['=velvet|=velveteen', 'бархатный|плисовый'],
  silk: ['=silk|=silken|=satin|=taffeta|=silks', 'шелковый|атласный|=шелка|=шелку|=атласа'],
  brocade: ['=brocade|=brocaded|=damask|=flowered|=figured', 'парчовый|штофный|=парчи|=парче'],
  lace: [
    '=lace|=lacy|=frilled|=ruffled|=flounced|full of lace|trimmed with lace|edged with lace',
    'кружевной',
  ],
  embroidered: [
    '=embroidered|gold laced|silver laced|laced with gold|laced with silver|=spangled|sewn with pearls|sewn with gold',
    'расшитый|вышитый|=шитый|=шитое|=шитый золотом|раззолоченный',
  ],
  quilted: ['=quilted|=wadded|=padded', 'стеганый|ваточный|стёганый'],
  fur: [
    '=fur lined|=fur trimmed|trimmed with fur|edged with fur|lined with fur|lined with ermine|edged with ermine|trimmed with ermine|lined with sable|trimmed with sable|edged with sable|bordered with fur',
    'подбитый мехом|опушенный|отороченный',
  ],
  striped: ['=striped|=stripes', 'полосатый'],
  tweed: ['=tweed|=tweeds|=checked', 'твидовый|клетчатый'],
  villainous: [
    '=devilish|=diabolical|=fiendish|=malignant|=wolfish|=villainous|=sinister|=evil looking|=brutal|=murderous|=ruffianly|=ferocious|=villainous looking|=ill favoured|=ill looking',
    'зловещий|зверский|злобный|свирепый|разбойничий',
  ],
  grim: ['=grim|=surly|=fierce|=scowling|=sullen|=morose', 'угрюмый|мрачный|хмурый'],
  stern: ['=stern|=severe|=austere', 'строгий|суровый|серьезный'],
  sly: ['=sly|=crafty|=cunning|=shifty|=roguish', 'хитрый|лукавый|плутоватый|плутовской'],
  pale: ['=pale|=pallid|=wan|=sallow|=ashen', 'бледный|бледненький|=бледен|=бледна'],
  bearded: ['', 'бородатый|бородач'],
  moustached: ['=moustached|=mustachioed|=mustached', 'усатый'],
  unshaven: [
    '=unshaven|=unshaved|=unshorn|=stubbly|=bristly|=ill shaven|=badly shaved',
    'небритый|=небрит|=не брит|=давно не бритый|=давно не брит|щетинистый',
  ],
  puffy: ['=puffy|=blear eyed', 'одутловатый|опухший|отекший|заплывший'],
  'hollow cheeked': [
    '=hollow cheeked|=pinched|=hungry looking|=lantern jawed',
    '=кожа да кости|=кожа да кости',
  ],
  'narrow shouldered': ['=narrow shouldered|=narrow chested|=sickly', 'узкоплечий|узкогрудый|=узок в плечах'],
  'bull necked': ['=bull necked|=thick necked', '=бычья шея|=бычьей шеей|=с бычьей шеей|=бычьей шеи'],
  freckled: ['=freckled|=pock marked|=pockmarked|pitted with smallpox', 'веснушчатый|рябоватый|конопатый'],
  snub: ['=snub nosed|=pug nosed', 'курносый'],
  wrinkled: ['=wrinkled|=wizened', 'сморщенный|морщинистый'],
  swarthy: [
    '=swarthy|=sunburnt|=sunburned|=dark complexioned|=dark skinned|=brown skinned|=olive skinned|=tanned|=bronzed',
    'смуглый|загорелый|смугловатый|=смугл|=смугла',
  ],
  rosy: [
    '=rosy|=ruddy|=rosy cheeked|=red faced|=florid|=apple cheeked',
    'румяный|краснощекий|розовощекий|краснолицый',
  ],
  naked: ['=naked|=nude', 'голый|нагой|обнаженный'],
};
