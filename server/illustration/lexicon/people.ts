import type { Lexicon } from './find-words.ts';

/** Who a person is and how built. */
export const PEOPLE_WORDS = {
  man: 'man|gentleman|boy|lad|fellow|sir|lord|king|prince|captain|sailor|doctor|husband|father|uncle|monk|soldier|officer|priest|knight|rider|horseman|traveller|stranger|shepherd|fisherman|old man|мужчин*|мужик*|старик*|старичок|мальчик*|барин*|господин*|офицер*|солдат*|капитан*|поп|отец|дядя|юнош*|священник*|князь|граф|всадник|рыцарь|казак|путник*|незнакомец|рыбак*|мельник*|купец|купц*',
  woman: 'woman|lady|girl|maid|maiden|miss|mrs|queen|princess|wife|mother|aunt|sister|countess|женщин*|девушк*|девочк*|барышн*|старух*|старушк*|дам(а|ы|у|ой)|барын*|баб(а|ы|у|ой)|княгин*|княжн*|графин*|мать|девиц*|красавиц*|хозяйк*',
  child: 'child|boy|girl|little girl|little boy|children|baby|ребен*|ребён*|мальчик*|девочк*|дит(я|ё)|дети|детей',
  pair: 'couple|two (men|women|girls|boys|figures|people)|двое|пара',
  crowd: 'crowds?|people|throng|passers ?by|guests|knights|riders|horsemen|sailors|dancers|peasants|soldiers|толп*|люд(и|ей|ям|ьми)|народ*|гост(и|ей|ям)|мужик(и|ов)|прохож*|всадники|рыцари|матросы|казаки',
  group: 'men|women|gentlemen|ladies|girls|boys|lads|children|people|persons|figures|soldiers|sailors|officers|peasants|guests|riders|horsemen|knights|monks|fishermen|мужчин*|женщин*|девушек|девушки|девочек|девочки|мальчик(а|ов|и)|человек|человека|людей|солдат(а|ы)?|матрос(а|ов|ы)|офицер(а|ов|ы)|мужик(а|ов|и)|баб(ы)?|старик(а|ов|и)|старух(и)?|всадник(а|ов|и)|монах(а|ов|и)|рыбак(а|ов|и)|гост(я|ей|и)|фигур(ы)?|детей',
  old: 'old (man|woman|lady|gentleman|fellow|sailor|servant)|elderly|aged|very old|old|wrinkled|hoary|stooping old|стар(ый|ая|ого|ой|ик|ика|уха|ушка|ичок)|пожил*|старик*|старух*|старушк*|дряхл*|седой|седая',
  young: 'young|youth|girl|youthful|maiden|lad|молод(ой|ая|ого|ую|ые|еньк*)|юн(ый|ая|оша)|девушк*|барышн*|юнош*',
  tall: 'tall|very tall|lofty|gigantic|giant|высок(ий|ая|ого|ой|ого роста)|рослый|рослая|долговяз*|громадн*',
  stout: 'stout|fat|plump|portly|burly|corpulent|thickset|broad shouldered|толст*|полн(ый|ая|ого)|дородн*|тучн(ый|ая)|коренаст*|плотный|широкоплеч*',
  thin: 'thin|lean|slender|slim|gaunt|spare|slight|худ(ой|ая|ого|ощав*|еньк*)|тонк(ая|ий|ого)|стройн*|тощ*|сухощав*',
  short: 'short man|small man|little man|tiny|dwarfish|низеньк*|маленьк(ий|ая|ого) (человек|мужичок|старик|старушка)|приземист*|невысок*|небольшого роста',
  stooped: 'stoop*|bent|hunched|crooked|hunchback*|bowed|сутул*|сгорбл*|согнут*|горбат*',
  seated: 'sat|sit|sits|sitting|seated|сид(ел|ела|ели|ит|ят|я|евш*|ящ*)|усел(ся|ась)|сел|села|восседа*',
  bald: 'bald|bald headed|shaven head|лыс(ый|ая|ого|ина|иной)|плешив*|бритая голова',
  curly: 'curl|curls|curly|ringlets|wavy hair|кудр*|курчав*|вьющ*',
  'dark-skinned': 'swarthy|dark skinned|sunburnt|tanned|смугл*|загорел*|черномазый',
  glasses: 'spectacles|glasses on|(with|in|wearing|wore|his|her|through) glasses|bespectacled|eyeglasses|pince nez|monocle|очк(и|ах|ами|ов)|пенсне|монокл*|лорнет*',
  patched: 'patch(ed|es)|ragged|tattered|darned|заплат*|латан*|лохмоть*|рваный|ободран*',
  buttons: 'buttons?|buttoned|brass buttoned|пуговиц*|галун*|эполет*',
} as const satisfies Lexicon<string>; // prettier-ignore
