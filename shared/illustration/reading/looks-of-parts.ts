/** Looks that apply to the face whether stated of the face or the whole person. */
const VILLAINOUS =
  /^(?:villain|evil|sinister|brutal|brutish|savage|ferocious|wicked|murderous|ruffian|repuls|cut-?throat|злоб|зверск|зловещ|разбойн|кровожад|отврат)/u;

const STERN = /^(?:stern|severe|austere|strict|суров|строг)/u;

/**
 * How the parts of a face can look in a drawing, and the words of the same clause that state it: an adjective before it, or
 * what it is or does after it ("his chin jutted far forward").
 */
export const LOOKS_OF: Readonly<Record<string, readonly (readonly [look: string, word: RegExp])[]>> = {
  cheeks: [
    ['scar', /^(?:scar|sabre|cut$|шрам|рубец|рубц)/u],
    [
      'cheeks puffy',
      /^(?:puff|plump|chubby|full$|round|fat$|flabby|sagg|bagg|pendulous|hanging|heavy|bloat|жирн|обвис|отвис|дрябл|оплыв|полн|пухл|толст|одутл|кругл|раздул)/u,
    ],
    ['cheeks hollow', /^(?:hollow|sunk|lean$|gaunt|pinched|fallen|впал|ввал|осуну|худ|тощ)/u],
    ['cheeks rosy', /^(?:rosy|ruddy|flush|red$|blooming|pink|румян|красн|розов|пыла)/u],
  ],
  lips: [
    ['lips thin', /^(?:thin|compressed|tight|narrow|bloodless|straight|тонк|сжат|бескров|поджат)/u],
    ['lips thick', /^(?:thick|full$|fleshy|sensual|толст|полн|пухл|мясист)/u],
    ['lips small', /^(?:small|little|tiny|маленьк|крошечн|ротик)/u],
    ['lips large', /^(?:large|wide|big$|great$|больш|широк|огромн)/u],
  ],
  nose: [
    ['nose upturned', /^(?:turned|upturned|snub|retrouss|tip-tilted|вздернут|курнос|задран)/u],
    ['nose broken', /^(?:broken|crooked|flat|перебит|сломан|приплюсн|расплющ)/u],
    ['nose hooked', /^(?:hooked|aquiline|beak|roman$|curved|hawk|eagle|крюч|орлин|горбат|горбинк|ястреб)/u],
    ['nose large', /^(?:large|big$|long$|great$|huge|prominent|больш|длинн|огромн)/u],
    ['nose red', /^(?:red$|purple|crimson|rubicund|красн|багров|сизы|сизо|лилов|пунцов)/u],
    ['nose small', /^(?:small|little|tiny|маленьк|носик)/u],
  ],
  chin: [
    [
      'chin jutting',
      /^(?:jut|project|prominent|protrud|long$|pointed|strong$|square|firm|resolute|выступа|выда|вперед|торча|остр|тяжел)/u,
    ],
    ['chin weak', /^(?:weak|reced|retreat|small|слаб|маленьк|срезан)/u],
  ],
  neck: [
    ['neck thick', /^(?:thick|bull|massive|stout|fat$|brawny|burly|bulging|creased|толст|бычь|жирн|могуч)/u],
    [
      'neck thin',
      /^(?:thin|scraggy|skinny|scrawny|lean$|stringy|bony|slender|long$|тонк|худ|тощ|жилист|длинн|цыпляч)/u,
    ],
  ],
  shoulders: [
    ['shoulders narrow', /^(?:narrow|sloping|thin$|frail|bony|slight|weak|узк|покат|худ|худеньк|тощ|слаб)/u],
    ['shoulders broad', /^(?:broad|wide|square|massive|powerful|широк|могуч|богатырск)/u],
    ['shoulders hunched', /^(?:cring|hunch|stoop|bent|bow|round|droop|crouch|сутул|сгорб|согн|понур|вжа)/u],
  ],
  forehead: [
    ['face pale', /^(?:pale|white|бледн|бел)/u],
    ['forehead low', /^(?:low$|narrow|retreat|reced|slop|beetl|низк|узк|покат)/u],
    [
      'forehead high',
      /^(?:high|lofty|broad|noble|massive|bald|dome|высок|благород|широк|открыт|больш|лысе)/u,
    ],
  ],
  eyes: [
    ['face sly', /^(?:sly|crafty|cunning|shifty|shift|furtive|хитр|лукав|плутов|бега)/u],
    ['face villainous', VILLAINOUS],
    ['face grim', /^(?:cruel|grim|fierce|glar|злые|злых|злыми|злобн|мрачн|свиреп|жесток|угрюм)/u],
    ['face stern', STERN],
    [
      'eyes small',
      /^(?:small|little|tiny|beady|narrow|screwed|piggish|маленьк|узк|глазк|прищур|щел|заплыв)/u,
    ],
    ['eyes large', /^(?:large|big$|great$|wide|enormous|huge|round|больш|огромн|широк|кругл)/u],
    [
      'eyes pale',
      /^(?:watery|pale|dull|faded|colourless|dun|glassy|fishy|водян|тускл|бесцвет|выцвет|белес|мутн)/u,
    ],
    ['eyes sunken', /^(?:sunk|hollow|set$|deepset|deeply|cavernous|впал|ввал|запал)/u],
  ],
  beard: [['beard greying', /^(?:grizzl|streak|greying|graying|просед|седе)/u]],
  brows: [
    [
      'brows thick',
      /^(?:high|thick|bushy|heavy|shaggy|beetl|overhang|густ|нависш|насуп|косм|мохнат|выросш|сросш)/u,
    ],
  ],
  teeth: [
    [
      'teeth',
      /^(?:white|pearl|gleam|shin|dazzl|strong|yellow|large|big|бел|ослепит|крупн|ровн|желт|блест|оскал)/u,
    ],
  ],
  smile: [
    ['smile', /./u],
    [
      'smile sad',
      /^(?:sad|timid|faint|melanchol|mournful|bitter|weary|forced|грустн|печальн|робк|горьк|слаб|уныл|жалк)/u,
    ],
  ],
  wrinkles: [
    ['scar', /^(?:scar|шрам|рубец|рубц)/u],
    ['wrinkles', /^(?:wrinkle|морщин)/u],
    ['freckles', /^(?:freckle|веснуш|рябо)/u],
  ],
  skin: [
    ['face dark', /^(?:dark$|swarthy|sunburn|tanned$|bronzed|смугл|загорел)/u],
    ['wrinkles', /^(?:shrivel|wither|wrinkl|parch|сморщ|дрябл|пергам|морщин)/u],
    ['face pale', /^(?:pale|pallid|white|wan$|ashen|sallow|бледн|землист|бел)/u],
  ],
  face: [
    ['face dark', /^(?:dark$|swarthy|sunburn|tanned$|bronzed|смугл|загорел)/u],
    ['face sly', /^(?:sly|crafty|cunning|roguish|knavish|shifty|хитр|лукав|плутов)/u],
    ['chin weak', /^(?:weak|feeble|weakly|безвольн|слабовольн)/u],
    [
      'face lean',
      /^(?:thin|lean|gaunt|bony|haggard|emaciat|hollow|narrow|long|pinched|худ|тощ|исхудал|костляв|длинн|узк|изможд)/u,
    ],
    [
      'face round',
      /^(?:round|broad|full$|fat$|plump|chubby|moon|puff|bloated|кругл|широк|полн|толст|пухл|одутл|заплыв|жирн|обрюзг)/u,
    ],
    ['face villainous', VILLAINOUS],
    [
      'face unpleasant',
      /^(?:unpleasant|disagreeable|unprepossess|sneer|sour|peevish|sullen|surly|spiteful|неприятн|кисл|брюзг|надмен|презрит|отталкив)/u,
    ],
    ['face grim', /^(?:cruel|grim|fierce|scowl|hard$|harsh|злой|злое|злые|мрачн|свиреп|жесток|угрюм)/u],
    ['face stern', STERN],
    ['face pale', /^(?:pale|pallid|white|wan$|ashen|бледн|землист|побледн)/u],
    ['cheeks rosy', /^(?:red$|rosy|ruddy|flush|florid|румян|красн|багров)/u],
    ['wrinkles', /^(?:wrinkl|shrivel|wither|weather|furrow|сморщ|морщин|обветр)/u],
    ['stubble', /^(?:unshave|stubbl|небрит)/u],
    ['freckles', /^(?:freckle|pock|веснуш|рябо|рябы)/u],
    ['smile', /^(?:smiling|cheer|good-natur|kind|benevol|добродуш|улыбч|весел|добр)/u],
  ],
};
