import type { Setting } from '../scene-spec.ts';
import type { Lexicon } from './find-words.ts';

/** Words that put a scene in a setting. The words of THINGS speak too, more softly (see HINTS). */
export const PLACES = {
  forest: 'forests?|woods?(?! (fire|pile|box))|woodland|thicket|grove|copse|glade|jungle|лес(а|у|ом|е|ной|ная|ных|ок)?|рощ*|чащ*|опушк*|бор|бору|дубрав*|тайг*|ельник*|сосняк*|березняк*',
  field: 'mowers?|haymak*|hayfield|reapers|сенокос*|покос(а|у|е|ы)?|косц(ы|ов|ам|ами)|жнец*|жниц*|fields?|meadows?|pastures?|prairie|country ?side|(country |green |leafy |deep )?lanes|plains?|steppes?|stubble|пол(е|я|ей|ях|ям|ем)|луг(а|у|ом|ов|ах)?|степ(ь|и|ью|ной)|нив(а|ы|е)|жнивь*|равнин*',
  mountains: 'mountains?|mountainous|alps|peaks?|gorge|ravine|гор(ы|ах|ам|ами|ной|ная|ное)|ущель*|хреб(ет|та|те)|вершин*|перевал*|кавказ*',
  hills: 'hills?|moors?|moorland|downs|heath|dales?|valley|tors?|холм*|косогор*|долин*|пригорк*|вереск*|овраг*',
  sea: '(?<!a )sea(?! of)|seas|sea-?shore|ocean|coast|shore|beach|cliffs?|surf|sands|headland|море|моря|морю|морем|морск*|океан*|прибой|прибоя|берег моря|утес*|утёс*|взморь*',
  harbour: 'harbou?r|port|quay|wharf|docks?|pier|bay|lighthouse|fishing boats?|гаван*|порт(а|у|е|ом)?|пристан*|причал*|бухт*|набережн*|маяк*',
  river: 'rivers?|riverside|stream|brook|ferry|река|реки|реке|реку|рекой|рекою|речк*|руче*|паром*|волг*',
  lake: 'lakes?|pond|mere|tarn|pool|озер*|озёр*|пруд(а|у|ом|е|ы)?',
  swamp: 'swamps?|marsh(es)?|bog|bogs|mire|fens?|quagmire|болот*|трясин*|топь|топи',
  desert: '(?<!to |not |never )deserts?|dunes?|sahara|wastes of sand|dead sea bottom|oasis|пустын*|барханы?|дюн*|песк(и|ов|ах)',
  snowfield: 'snowfield|icy waste|frozen (sea|ocean|waste)|polar|snowy plain|tundra|glacier|ice ?field|arctic|снежн(ая|ой|ую) (равнин*|пустын*|степ*)|тундр*|ледник*|метел*|вьюг*|бура?н(а|ом|у)?',
  garden: 'summer ?house|gazebo|цветник*|сирен(ь|и|ью|ев*)|палисадник*|gardens?|park|orchard|lawns?|shrubbery|arbou?r|grounds|terrace|flower ?beds?|conservatory|сад(а|у|ом|ов|ы)?|парк(а|у|ом|е|ов)?|аллея|аллеи|аллею|аллее|беседк*|клумб*|лужайк*|террас*',
  village: 'court ?yard|inn ?yard|stable ?yard|villages?|hamlet|farm|farmyard|cottages?|huts|деревн*|деревенск*|деревень|сел(о|а|е|у|ом)|хутор*|избы|изб|избах|избам|двор(а|е|у|ом)?|усадьб*|околиц*|мельниц*|manor|park lodge',
  street: 'streets?|town|city|pavement|lane of houses|alley|suburb|london|paris|petersburg|avenue|улиц*|улоч*|переул*|город(а|у|ом|е|ской|ок|ке)?|тротуар*|проспект*|москв*|петербург*|мостов(ая|ой|ую)',
  square: 'market ?place|marketplace|market|town square|the square|bazaar|(the|a|village|country) fair|fairground|площад*|рынок|рынк*|базар(а|у|ом|е|ы|н*)?|ярмарк*',
  castle: 'castles?|fortress|citadel|keep|battlements|stronghold|ruins?|замок|замк*|крепост*|бастион*|развалин*',
  church: '(church|grave)yard|cemetery|burial ground|кладбищ*|погост*|(?<!to )church|cathedral|chapel|abbey|monastery|nave|altar|cloister|церк*|собор*|часовн*|монастыр*|храм*|алтар*|обедн*',
  hall: 'halls?|ball ?room|palace|throne|gallery|great room|зал(а|ы|е|у|ой|ою|ом)?|двор(ец|ца|це|цу)|галере*|бал(а|у|е)',
  parlour: 'parlou?r|drawing ?room|sitting ?room|salon|living ?room|morning ?room|гостин(ая|ой|ую)|диванн(ая|ой)|столов(ая|ой|ую)|dining ?room|breakfast ?room',
  bedroom: 'bed ?room|bedchamber|nursery|attic|garret|dormitory|under the roof|спальн*|опочивальн*|детск(ая|ой|ую)|мезонин*|чердак*|мансард*',
  kitchen: 'kitchens?|scullery|pantry|кухн*|поварн*',
  study: 'study|cabinet room|office|laboratory|consulting ?room|workshop|кабинет*|контор(а|е|у|ы)|лаборатори*|мастерск(ая|ой|ую)',
  library: 'library|reading ?room|bookshop|библиотек*|читальн*',
  tavern: 'taverns?|saloon|inn|public ?house|ale ?house|tap ?room|bar ?room|трактир*|кабак*|харчевн*|постоял*|корчм*',
  cellar: 'cellars?|dungeon|prison|cell|vaults?|crypt|gaol|jail|подвал*|погреб*|тюрьм*|темниц*|камер(а|е|у|ы)|каземат*|подземель*',
  cabin: 'log ?house|log cabin|cabin|peasant hut|shack|изб(а|е|у|ы|ой)|хат(а|е|у)|лачуг*|сторожк*|землянк*|горниц*|светлиц*|избушк*|хатк*|хижин*',
  station: 'stations?|platform|railway|train|trains|locomotive|вокзал*|платформ*|станци*|перрон*|поезд*|вагон*|железн(ая|ой) дорог*',
  ship: 'deck|on board|aboard|schooner|bulwarks|rigging|forecastle|палуб*|корабл*|шхун*|на борту',
  bridge: 'bridges?(?! of (the |his |her )?(\\p{L}+ )?nose)|viaduct|мост(а|у|ом|е|ы)?|мостик*',
  camp: 'camp|bivouac|encampment|battlefield|trenches|campfire|tents|лагер*|бивак*|костр*|костёр|привал*|шатр*|палатк*|поле битвы',
  cave: 'caves?|cavern|grotto|tunnel|пещер*|грот(а|е|у)?',
  room: 'cell of a monk|кель(я|и|е|ю|ей)|флигел*|rooms?|chamber|apartment|lodgings|ceiling|indoors|комнат*|покои|покоях|квартир*|потолок|потолк*|номер(а|е)?|горенк*|каморк*',
} as const satisfies Lexicon<Exclude<Setting, 'open'>>; // prettier-ignore

/** How much a thing that was named says about the setting. */
export const HINTS: Readonly<Record<string, Partial<Record<Setting, number>>>> = {
  bed: { bedroom: 1.2 }, quilt: { bedroom: 0.6 }, stove: { room: 0.4, kitchen: 0.3, cabin: 0.3 },
  fireplace: { parlour: 0.8, room: 0.3 }, shelves: { library: 0.5, study: 0.4, room: 0.3 }, piano: { parlour: 1 },
  sofa: { parlour: 0.9 }, armchair: { parlour: 0.7, room: 0.3 }, desk: { study: 1 }, samovar: { room: 0.6, cabin: 0.2 },
  pots: { kitchen: 0.7 }, chandelier: { hall: 1 }, column: { hall: 0.5 }, barrel: { cellar: 0.4, tavern: 0.4 },
  bars: { cellar: 0.6 }, icon: { cabin: 0.5, church: 0.4 }, carpet: { parlour: 0.5 }, curtain: { room: 0.5 },
  mirror: { room: 0.6 }, picture: { room: 0.4 }, window: { room: 0.35 }, table: { room: 0.5 }, chair: { room: 0.4 },
  door: { room: 0.2 }, clock: { room: 0.3 }, wall: { room: 0.2 }, shutters: { room: 0.2 }, chest: { room: 0.3 },
  candle: { room: 0.3 }, tree: { garden: 0.35, forest: 0.3 }, conifer: { forest: 0.9 }, birch: { forest: 0.8 },
  flowers: { garden: 0.6 }, hedge: { garden: 0.4 }, field: { field: 1 }, grass: { field: 0.4 }, hill: { hills: 0.5 },
  mountain: { mountains: 0.5 }, rock: { mountains: 0.3, sea: 0.2 }, river: { river: 0.8 }, water: { river: 0.3, sea: 0.25 },
  ice: { river: 0.3 }, boat: { harbour: 0.5, river: 0.3, lake: 0.3 }, ship: { sea: 0.6, harbour: 0.4 }, lighthouse: { harbour: 1 },
  pier: { harbour: 0.9 }, house: { village: 0.5, street: 0.5 }, roof: { village: 0.3, street: 0.3 },
  fence: { village: 0.3, garden: 0.2 }, road: { field: 0.4, hills: 0.2 }, tower: { castle: 0.4, church: 0.3 },
  gazebo: { garden: 1 }, dome: { church: 0.5 }, windmill: { village: 0.8 }, carriage: { street: 0.5 }, troika: { field: 0.5, snowfield: 0.3 }, train: { station: 1 },
  tent: { camp: 1 }, fire: { camp: 0.3, room: 0.2 }, fountain: { garden: 0.5, square: 0.4 }, snow: { snowfield: 0.2 },
  lamp: { street: 0.2, room: 0.1 }, cross: { church: 0.5 }, horse: { field: 0.2 }, statue: { square: 0.5, garden: 0.3 },
  bridge: { bridge: 0.6 }, bottle: { tavern: 0.4 }, glass: { tavern: 0.2 },
}; // prettier-ignore

export const INTERIORS: ReadonlySet<Setting> = new Set<Setting>([
  'hall', 'parlour', 'bedroom', 'kitchen', 'study', 'library', 'tavern', 'cellar', 'cabin', 'room',
]); // prettier-ignore
