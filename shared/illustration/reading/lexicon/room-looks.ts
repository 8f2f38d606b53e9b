import type { RoomLook } from '../../setting.ts';
import type { WordForms } from './dictionary.ts';

/** What a room is like on the whole. */
export const ROOM_LOOKS: Readonly<Record<RoomLook, WordForms>> = {
  poor: [
    '=poor|=shabby|=dingy|=squalid|=mean|=wretched|=miserable|=sordid|=comfortless|=cheerless|=dilapidated|=humble|=dirty|=filthy|=grimy|poorly furnished|half furnished|cheaply furnished|shabbily furnished|ill furnished',
    'бедный|убогий|жалкий|нищенский|грязный|закоптелый|закопченный|ободранный|обшарпанный|бедно убранный|бедно обставленный',
  ],
  bare: [
    '=bare|=barren|=empty|=unfurnished|=uncarpeted|scantily furnished|scarcely furnished|sparsely furnished|barely furnished',
    '=пустой|=пустая|=пустую|=пустое|=пусто|голый|=полупустой|=полупустая|=полупустую|=необжитая|=необжитой',
  ],
  rich: [
    '=splendid|=magnificent|=sumptuous|=luxurious|=gorgeous|=stately|=palatial|=superb|richly furnished|luxuriously furnished|sumptuously furnished|elegantly furnished|handsomely furnished|splendidly furnished|=handsomely fitted up|=handsomely fitted|=elegantly fitted up|elegant|=handsome|=well proportioned|=with greater elegance|=fitted up with elegance',
    'роскошный|великолепный|богатый|богато убранный|роскошно убранный|пышный',
  ],
};
