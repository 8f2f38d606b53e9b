import { seeded } from '../../drawing/seeded.ts';
import type { Setting } from '../../setting.ts';
import type { Scene } from '../../scene.ts';
import { motifOf } from '../motif-of.ts';
import { PARTS } from '../kinds-of-things.ts';

/** Below this certainty, the chapter's setting is too old to apply. */
const CHAPTER_CERTAINTY_MIN = 0.4;

const OF_A_ROOM: ReadonlySet<string> = new Set(['window', 'door', 'doorway', 'threshold', 'wallpaper']);
const LIT_INDOORS: ReadonlySet<string> = new Set(['candle', 'lamp', 'fire', 'window', 'doorway']);

/** The setting that the passage or its chapter states; null if neither does, as any setting would be invented. */
export function statedSetting(scene: Scene): Setting | null {
  const { setting, things, light } = scene;
  if (setting && (setting.source === 'passage' || setting.certainty >= CHAPTER_CERTAINTY_MIN))
    return setting.value;
  const isInRoom = things.some(({ what }) => OF_A_ROOM.has(what)) || LIT_INDOORS.has(light?.value ?? '');
  return isInRoom || hasThingOfARoom(scene) ? 'room' : null;
}

/** A thing on a table or wall that is not held needs a room around it. */
function hasThingOfARoom(scene: Scene): boolean {
  const held = new Set(scene.people.flatMap(({ holds }) => holds.map(({ value }) => value)));
  return scene.things.some((thing) => {
    const found =
      thing.certainty >= 0.9 && !held.has(thing.what) && motifOf(thing, scene, seeded(thing.what));
    return (
      found &&
      !PARTS.has(found.name) &&
      !(scene.type === 'character' && WORN.has(found.name)) &&
      ROOM_FURNITURE.has(found.motif.support)
    );
  });
}

/** What a described person has about them, whether or not the passage says that it is worn. */
const WORN: ReadonlySet<string> = new Set(
  'ring|necklace|brooch|watch|spectacles|gloves|fan|comb|purse|cap|bonnet|boots|shoes|snuff box|dagger|pistol|sabre|sword|cross|medal'.split(
    '|',
  ),
);

const ROOM_FURNITURE: ReadonlySet<string> = new Set(['table', 'wall']);
