import { type IsOther } from './contexts.ts';

/** «Больной цвет лица»: a noun follows, and no verb or preposition. */
export const isAdjectiveHere: IsOther = ({ after }) =>
  after !== '' &&
  !/(?:[аеиыоя]л[ао]?|лся|лась|[аяуе]ет|[иая]т|[ую]т)$|^(?:в|на|с|со|и|у|под|не|уже|все|еще|тихо|без|под|его|ее|тогда|опять|тоже|же|вдруг|молча|потом)$/u.test(
    after,
  );

export const isMaterialRu: IsOther = ({ before: one, earlier, isNear }) =>
  one === 'из' ||
  earlier === 'из' ||
  isNear(/^(?:мощен|вымощен|выложен|обложен|облицован|выстлан|сложен|построен)\p{L}*$/u);

/** "На вороном коне": black. */
export const isOfHorse: IsOther = ({ after: two }) =>
  /^(?:кон|лошад|жереб|кобыл|мерин|рысак|скакун)/u.test(two);

/** A lock, not a castle. */
export const isOfDoor: IsOther = ({ isNear }) =>
  isNear(
    /^(?:двер\p{L}*|ключ\p{L}*|вис\p{L}*|запер\p{L}*|запир\p{L}*|закры\p{L}*|ручк\p{L}*|ручек|сундук\p{L}*|щелк\p{L}*)$/u,
  );

/** «Ворот рубашки», «отложил ворот»: a collar, not a gate. */
export const isCollar: IsOther = ({ before: one, after: two, isNear }) =>
  /^(?:расстегну\p{L}*|расстёгну\p{L}*|отложн\p{L}+|стоячий|узкий|шитый|вышитый|отложил\p{L}*|за|разорв\p{L}+)$/u.test(
    one,
  ) ||
  /^(?:халат|рубах|рубаш|сюртук|шинел|кафтан|пальто|плать|шуб|блуз|мундир|фрак|тулуп|поддевк|куртк|армяк|сороч|зипун|кофт|ряс)/u.test(
    two,
  ) ||
  isNear(
    /^(?:схватил\p{L}*|схватив|рубах\p{L}*|рубашк\p{L}*|шинел\p{L}*|халат\p{L}*|шею|шеи|галстук\p{L}*|застегн\p{L}+|расстегн\p{L}+)$/u,
  );

/** «Лент радужных цветов»: colours. */
export const isColours: IsOther = ({ before: one, earlier, isNear }) =>
  /^(?:радужн|возможн|всевозможн|ярк|темн|светл|всех|двух|трех|нежн|национальн|пестр|различн)\p{L}*$/u.test(
    one,
  ) &&
  !/^(?:из|букет|вен[ок]\p{L}*|запах\p{L}*)$/u.test(earlier) &&
  !isNear(/^(?:букет\p{L}*|сад\p{L}*|клумб\p{L}*|пахл\p{L}*|рос\p{L}*|луг\p{L}*|ваз\p{L}*)$/u);

/** The sides of an arbour, a box or a carriage. */
export const isOfLattice: IsOther = ({ isNear }) =>
  isNear(
    /^(?:решетчат\p{L}+|беседк\p{L}+|карет\p{L}+|ящик\p{L}*|шкаф\p{L}*|коробк\p{L}+|сундук\p{L}*|печ[ькиейа]\p{L}*|кузов\p{L}*)$/u,
  );

/** «Двуглавый орёл»: painted on a sign or a seal. */
export const isOfState: IsOther = ({ isNear }) =>
  isNear(/^(?:двуглав\p{L}+|государств\p{L}+|казенн\p{L}+|вывеск\p{L}+|герб\p{L}*)$/u);

/** «Борода лопатой». */
export const isOfBeard: IsOther = ({ isNear }) => isNear(/^бород\p{L}*$/u);

/** «Сюртук московского шитья». */
export const isOfCut: IsOther = ({ before: one }) =>
  /^(?:московск|петербургск|парижск|немецк|заграничн|нов|золот|серебрян|модн|домашн)(?:ого|его)$/u.test(one);

/** «Пламя таланта», «огонь любви». */
export const isOfSoul: IsOther = ({ before: one, after: two }) =>
  /^(?:талант|любви|страст|душ[иае]|сердц|гени[яй]|вер[ыоа]|вдохновен|поэзи|ревност|желани|негодован|бесед|глаз)/u.test(
    two,
  ) || /^(?:божественн|наваринск|священн|душевн|внутренн|сердечн|юношеск)/u.test(one);

/** «Пустыня воздушная»: the sky. */
export const isOfAir: IsOther = ({ before: one, after: two, earlier }) =>
  /^(?:воздушн|небесн)/u.test(one) ||
  /^(?:воздушн|небесн)/u.test(two) ||
  /^(?:воздушн|небесн)/u.test(earlier);

/** «Булавка с бронзовым пистолетом». */
export const isOfPin: IsOther = ({ isNear }) =>
  isNear(/^(?:булавк\p{L}+|запонк\p{L}+|брелок\p{L}*|брелк\p{L}+|вывеск\p{L}+)$/u);

/** «Жареная курица». */
export const isRoast: IsOther = ({ isNear }) =>
  isNear(/^(?:жарен|варен|копчен|тушен|фарширован|набит|начинен)\p{L}*$/u);

/** The back of a horse, or of a wave. */
export const isOfBack: IsOther = ({ isNear }) =>
  isNear(
    /^(?:озер\p{L}*|вод[аыеу]|волн\p{L}*|лошад\p{L}+|кон[яюь]\p{L}*|собак\p{L}*|спин\p{L}*|шерст\p{L}*|гладк\p{L}+)$/u,
  );

/** A stud: «кобыла Грабовского завода». */
export const isStud: IsOther = ({ before: one, isNear }) =>
  one === 'конного' || isNear(/^(?:кобыл\p{L}*|жереб\p{L}+|лошад\p{L}*|кон[ьяею]\p{L}*|кровн\p{L}+)$/u);

/** «Часы под стеклянным колпаком». */
export const isOfGlass: IsOther = ({ isNear }) =>
  isNear(/^(?:стеклянн\p{L}+|час(?:ы|ам|ами|ов)|ламп\p{L}*)$/u);

/** Stones in hands and pockets are too small to draw, and other things are only made of stone. */
export const isThrown: IsOther = ({ isNear }) =>
  isNear(
    /^(?:рук(?:ах|и|у|е|ой|ою)|карман\p{L}*|кармаш\p{L}+|швыр\p{L}+|брос(?:ил|ал|ить|ать)\p{L}*|пусти\p{L}+|кину\p{L}*|кида\p{L}+|попа(?:л|ли|ло|дает)|драгоценн\p{L}+|перст\p{L}+|кольц\p{L}*|брилл\p{L}+|самоцвет\p{L}+|щебн\p{L}+)$/u,
  );

/** A stain of ink. */
export const isStain: IsOther = ({ isNear }) =>
  isNear(
    /^(?:запачка\p{L}+|испачка\p{L}+|замаз\p{L}+|зама[зр]\p{L}+|залит\p{L}*|пятн\p{L}+|закапа\p{L}+|вымаза\p{L}+)$/u,
  );
