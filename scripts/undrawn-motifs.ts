import type { NamePair } from '#shared/illustration/motifs/motif.ts';

/**
 * Things that novels name and no motif shows, so that their counts show what to draw next. What is drawn without a
 * motif is not listed.
 */
export const UNDRAWN: Readonly<Record<string, NamePair>> = {
  theatre: ['theatre|stage', 'театр|сцена'],
  tram: ['tram|tramway', 'трамвай|конка'],
  'motor car': ['motor car|automobile|motor', 'автомобиль|мотор'],
  bicycle: ['bicycle', 'велосипед'],
  balloon: ['balloon', 'воздушный шар'],
  cabin: ['ship cabin|deck', 'каюта|палуба'],
  cemetery: ['cemetery|churchyard|graveyard', 'кладбище|погост'],
  avenue: ['avenue|alley', 'аллея'],
  corridor: ['corridor|passage', 'коридор'],
  ceiling: ['ceiling|beam', 'потолок|балка'],
  floor: ['floor', 'пол|паркет'],
  bath: ['bath|bath house', 'баня|ванна'],
  mine: ['mine|pit|shaft', 'шахта|рудник|яма'],
  medal: ['medal|order|star of an order', 'орден|медаль|эполет'],
  uniform: ['uniform', 'мундир'],
  'hat box': ['hat box|bandbox', 'картонка'],
  sling: ['catapult|sling', 'праща'],
  tobacco: ['tobacco|match|=matches', 'табак|спичка'],
  medicine: ['medicine|drug', 'лекарство|порошок'],
  blanket: ['blanket|quilt|sheet', 'одеяло|простыня'],
  crystal: ['crystal|prism', 'хрусталь'],
  beetle: ['beetle|cricket|ant', 'жук|сверчок|муравей'],
  crocodile: ['crocodile|lizard|tortoise', 'крокодил|ящерица|черепаха'],
  bones: ['bone|corpse', 'кости|труп'],
};
