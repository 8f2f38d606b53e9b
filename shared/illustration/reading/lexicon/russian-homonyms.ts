import { looksLikeAdjective } from '../grammar/russian.ts';
import { type IsOther, either, after, before, isOnPaper, isOfCarriage, isOfWatch, each } from './contexts.ts';
import {
  isAdjectiveHere,
  isMaterialRu,
  isOfHorse,
  isOfDoor,
  isCollar,
  isColours,
  isOfLattice,
  isOfState,
  isOfBeard,
  isOfCut,
  isOfSoul,
  isOfAir,
  isOfPin,
  isRoast,
  isOfBack,
  isStud,
  isOfGlass,
  isThrown,
  isStain,
} from './russian-contexts.ts';

/** Contexts in which a Russian word of the lexicon means something else. */
export const RUSSIAN_HOMONYMS: Readonly<Record<string, IsOther>> = {
  // «Ужин был весел»: merry, unless of oars.
  весел: ({ before: one }) =>
    !/^(?:пар[аыуе]|без|удар\p{L}*|плеск\p{L}*|взмах\p{L}*|скрип\p{L}*|двух|четырех|шести|из|от)$/u.test(one),
  // «Друг на друга», «друг с другом»: each other.
  друг: ({ isNear }) => isNear(/^(?:друга|другу|другом|друге)$/u),
  друга: ({ isNear }) => isNear(/^друг$/u),
  другу: ({ isNear }) => isNear(/^друг$/u),
  другом: ({ isNear }) => isNear(/^друг$/u),
  друге: ({ isNear }) => isNear(/^друг$/u),
  ...each(
    'глухой слепой немой хромой больной больного больному больная больную раненый раненого умирающий умирающего умирающая детская детские детских детской детскую детским столовые столовая столовых столовой',
    isAdjectiveHere,
  ),
  // A rampart, not a wave.
  ...each('вал вала валом валу вале валы валов', ({ isNear }) =>
    isNear(
      /^(?:крепост\p{L}*|землян\p{L}+|насып\p{L}*|ров|рва|рвом|городск\p{L}+|окружен\p{L}*|обнесен\p{L}*|частокол\p{L}*|пушк\p{L}*)$/u,
    ),
  ),
  // Damask, not a bottle.
  ...each('штоф штофа штофом', ({ isNear }) =>
    isNear(
      /^(?:обит\p{L}*|обой\p{L}*|обтянут\p{L}*|мебел\p{L}*|занавес\p{L}*|голуб\p{L}+|малинов\p{L}+|шелков\p{L}+)$/u,
    ),
  ),
  кружками: ({ isNear }) => isNear(/^(?:бронзов|медн|золот|угл|красн|син|бел)/u),
  скатертью: ({ isNear }) => !isNear(/^(?:накры|покры|застла|застеле|уст[ле]|стол|бел|чист|камчат)/u),
  ...each('дверцы дверца дверцу дверцей дверцам', isOfCarriage),
  мышкой: before('под'),
  мышку: before('под'),
  мышками: before('под'),
  мышки: before('под из-под'),
  ...each('цепочка цепочкой цепочку цепь цепью', isOfWatch),
  станций: ({ isNear }) =>
    isNear(/^(?:две|три|четыре|пять|шесть|семь|несколько|много|убежало|проехал\p{L}*|осталось)$/u),
  паром: ({ isNear }) => isNear(/^(?:пых\p{L}*|паровоз\p{L}*|горячим|клуб\p{L}*|дыш\p{L}*|окутан\p{L}*)$/u),
  воды: ({ after: two }) => /^(?:бриллиант|алмаз)/u.test(two),
  хвороста: isMaterialRu,
  камня: isMaterialRu,
  пике: ({ isNear }) => isNear(/^(?:бел\p{L}+|жилет\p{L}*|цветн\p{L}+|плать\p{L}+|одеял\p{L}+|из)$/u),
  кляча: ({ isNear }) => isNear(/^(?:бредень|бредня|невод|сеть|деревянн\p{L}+)$/u),
  ...each('вороном вороной вороны', isOfHorse),
  камнем: either(isMaterialRu, isThrown),
  камнями: either(isMaterialRu, isThrown),
  камней: either(isMaterialRu, isThrown),
  ...each('камню камни камень камешек камушек камешки', isThrown),
  ...each('ворот ворота вороту воротом вороте', isCollar),
  гребенку: before('под'),
  гребенка: before('под'),
  гребнем: ({ isNear }) => isNear(/^(?:гор\p{L}*|холм\p{L}*|волн\p{L}*|лежа\p{L}+|тяну\p{L}+|петух\p{L}*)$/u),
  гребень: ({ isNear }) => isNear(/^(?:гор\p{L}*|холм\p{L}*|волн\p{L}*|петух\p{L}*|крыши)$/u),
  дыма: ({ before: one }) => /^(?:наваринского|цвета)$/u.test(one),
  имения: isOnPaper,
  имений: isOnPaper,
  ...each('стенками стенки стенок стенке стенку', isOfLattice),
  шитья: isOfCut,
  кафтана: before('тришкина тришкин'),
  ...each('огонь огня пламя пламени', isOfSoul),
  пламенем: either(
    isOfSoul,
    ({ before: one, earlier }) => one === 'с' && /^(?:дыма|цвета|сукна)$/u.test(earlier),
  ),
  ...each('пустыни пустыне пустыня пустыню лестнице лестница', isOfAir),
  труб: ({ before: one, isNear }) =>
    /^(?:серебрян|медн|военн)/u.test(one) || isNear(/^(?:звон|звук\p{L}*|трубил\p{L}*)$/u),
  ...each('пистолетом пистолет пистолета', isOfPin),
  крепостью: ({ before: one }) =>
    !/^(?:над|под|перед|за|с|между)$/u.test(one) && !/(?:ой|ою|ей|ею)$/u.test(one),
  дерева: ({ before: one }) => /^(?:красного|черного|розового|орехового|палисандрового|дорогого)$/u.test(one),
  ...each('индюк индейка индейку курица курицу курицей утка утку гусь гуся поросенок поросенка', isRoast),
  ...each('хребту хребте хребтом хребет хребта', isOfBack),
  завода: isStud,
  заводов: isStud,
  ...each('покрывали сели козлах сорок свет пил пили вид уже', () => true),
  ...each('колпаком колпак колпаками колпаке', isOfGlass),
  ...each('орлов орел орлы орла', isOfState),
  ...each('заступом лопатой лопатою', isOfBeard),
  цветов: isColours,
  цветами: isColours,
  чернилами: isStain,
  чернила: isStain,
  журавлем: ({ isNear }) => isNear(/^колод/u),
  журавль: ({ isNear }) => isNear(/^колод/u),
  дома: ({ before: one }) =>
    !/^(?:у|из|от|до|около|возле|для|вокруг|против|внутри|подле|после|позади|вдоль|сзади|среди|крыш\p{L}*|дверь|двери|стен\p{L}*|окн\p{L}*|крыльц\p{L}*|фасад\p{L}*|хозя\p{L}*|сторон\p{L}*|два|три|четыре|оба|угол|углу|конец|часть|ворот\p{L}*)$/u.test(
      one,
    ) &&
    !looksLikeAdjective(one) &&
    one.length > 0,
  гору: before('в'),
  кареты: before('окном окно окна окошко окошка'),
  коляски: before('окном окно окна'),
  сел: ({ before: one }) =>
    !/(?:ых|их)$/u.test(one) &&
    !/^(?:несколько|много|из|от|до|у|среди|близ|мимо|пять|шесть|десять|всех)$/u.test(one),
  село: ({ before: one, after: two }) => /^солн/u.test(one) || /^солн/u.test(two) || one === 'уже',
  косой: ({ after: two }) => two !== '' && !/^(?:в|на|с|и|за|до|у)$/u.test(two),
  косы: ({ isNear }) => isNear(/^(?:косил\p{L}*|трав\p{L}*|мужик\p{L}*|луг\p{L}*|точи\p{L}*)$/u),
  ...each('замок замка замки замков замком замками', isOfDoor),
  козлы: before('на с'),
  козел: before('с'),
  часы: before('в эти целые первые долгие те все последние многие ранние по другие'),
  часами: before('целыми долгими иногда по двумя тремя четырьмя пятью шестью семью восемью девятью десятью'),
  ели: ({ before: one, after: two }) =>
    /^(?:они|мы|вы|не|и|все)$/u.test(one) || (/^(?:и|с|хлеб|мясо|молча)$/u.test(two) === true && one === ''),
  пара: ({ after: two }) => /^(?:слов|дней|минут|часов)$/u.test(two),
  покрывало: ({ before: one, after: two }) =>
    two !== '' && !looksLikeAdjective(one) && !/^(?:на|под|и|с)$/u.test(two),
  покрывала: ({ before: one, after: two }) =>
    two !== '' && !looksLikeAdjective(one) && !/^(?:на|под|и|с)$/u.test(two),
  косу: ({ isNear }) => isNear(/^(?:плечо|вскин|отби|точи|взмах|махну|брус|траву|прокос)/u),
  села: ({ before: one, earlier }) =>
    !looksLikeAdjective(one) &&
    !/^(?:из|до|у|от|около|близ|возле|среди|вокруг|два|три|четыре|нашего|его)$/u.test(one) &&
    earlier !== 'из',
  листов: ({ isNear }) =>
    isNear(/^(?:бумаг\p{L}*|литограф\p{L}*|газет\p{L}*|книг\p{L}*|рукопис\p{L}*|печатн\p{L}*)$/u),
  якоре: before('на'),
  якорь: before('бросил бросили бросать на'),
  якоря: before('с'),
  сорока: either(before('лет за около до'), after('лет пяти семи двух трех')),
  карты: ({ isNear }) => !isNear(/^(?:игра\p{L}*|стол\p{L}*|руках|сдава\p{L}*|колод\p{L}*|бил|карт\p{L}*)$/u),
  нос: ({ before: one }) => one === 'под',
  // «Воз сена».
  ...each('сена сеном', ({ isNear }) =>
    isNear(/^(?:воз\p{L}{0,3}|телег\p{L}*|арб\p{L}+|охапк\p{L}+|клок\p{L}*|запах\p{L}*|пахло)$/u),
  ),
  // «Генерал со звездой».
  ...each('звезда звездой звезду звезды', ({ isNear }) =>
    isNear(/^(?:генерал\p{L}*|сановник\p{L}*|мундир\p{L}*|груди|фрак\p{L}*|лент\p{L}+|орден\p{L}*)$/u),
  ),
  // «Сидел в лавке»: a shop.
  ...each('лавке лавку', before('в')),
  лавки: before('из своей его ее их'),
  // «Покатость горы» is the slope of a hill.
  горы: ({ before: one, after: two }) =>
    /^(?:покатост|подошв|скат|отлогост)\p{L}*$/u.test(one) ||
    /^(?:книг|бумаг|мешков|денег|трупов)$/u.test(two),
  пила: ({ before: one, after: two, earlier }) =>
    /^(?:она|и|не|тихо|молча)$/u.test(one) ||
    earlier === 'она' ||
    /^(?:ча[йю]\p{L}*|вод\p{L}+|вин\p{L}+|кофе|пив\p{L}+|молок\p{L}+|из|свой)$/u.test(two),
  пол: ({ after: two }) => /^(?:дня|часа|года|ночи)$/u.test(two),
  поле: ({ after: two }) => /^(?:зрения)$/u.test(two),
  // Cabmen at their tea are no cabs.
  ...each('извозчик', ({ isNear }) =>
    isNear(
      /^(?:сид(?:ел|ит|ят)\p{L}*|пил[аи]?|пьют|ел[аи]?|спал\p{L}*|говорил\p{L}*|кричал\p{L}*|за|столом|чай)$/u,
    ),
  ),
};
