import type { WordForms } from './dictionary.ts';

interface Feature {
  part: 'feature';
  kind: string;
}

const feature = (kind: string): Feature => ({ part: 'feature', kind });

/** Parts of the face and the body. */
export const FEATURES: readonly (readonly [Feature, WordForms])[] = [
  [
    feature('eyes'),
    ['eye|=eyed', '=глаза|=глаз|=глазами|=глазах|глазки|=глазок|=глазам|=очи|=очей|=глазками|=зрачки'],
  ],
  [feature('brows'), ['eye brow|=brows', 'бровь|=бровями']],
  [
    feature('face'),
    [
      'face|=faced|countenance|visage|feature|physiognomy',
      'лицо|=лица|физиономия|личико|черты лица|=чертами|=черты',
    ],
  ],
  [feature('cheeks'), ['cheek|cheek bone', 'щека|=щек|=щеки|скула|щечка']],
  [feature('skin'), ['complexion|=skin', 'кожа|цвет лица']],
  [feature('lips'), ['lip|mouth|=jaws', 'губа|=губы|=рот|=ртом|=рта|ротик|=губками']],
  [feature('nose'), ['nose|nostril', '=нос|=носа|=носом|носик|ноздря']],
  [feature('teeth'), ['=teeth|=tooth', '=зуб|=зубы|=зубов|=зубами']],
  [feature('forehead'), ['forehead|=brow', '=лоб|=лба|=лбом|=лбу|чело']],
  [feature('chin'), ['chin|jaw', 'подбород(о)к|челюсть']],
  [
    feature('hands'),
    [
      'hand|finger',
      '=рука|=руки|=рук|=руками|=руке|=рукою|=рукой|=руку|ручка ее|палец|=пальцы|=пальцев|=пальцами',
    ],
  ],
  [feature('arms'), ['=arms|=arm', '=локти|=локоть']],
  [feature('shoulders'), ['shoulder', '=плечо|=плечи|=плеч|=плечами|=плечах']],
  [feature('neck'), ['neck|throat', 'шея|=шею|=шеи|=шее']],
  [feature('smile'), ['smile|=smiling|=grin', 'улыбка|=улыбаясь|усмешка']],
  [
    feature('wrinkles'),
    ['wrinkle|scar', 'морщина|=морщины|морщинка|шрам|рубец|=рябой|=рябое|=веснушки|=веснушками'],
  ],
  [
    feature('paunch'),
    [
      'paunch|big belly|=great belly',
      'брюхо|=брюшко|=брюшком|пузо|большой живот|толстый живот|огромный живот',
    ],
  ],
  [
    feature('body'),
    [
      '=limbs|=limb|=body|=bodies|=trunk of',
      '=стан|=тело|=туловище|=ноги|=ног|=ногами|=членами|талия|=телосложения',
    ],
  ],
  [feature('head'), ['head', 'голова|=голов|головка']],
  [feature('ears'), ['=ears|=ear', '=ухо|=уши|=ушами|=ушей']],
];
