import type { Setting } from '../scene-spec.ts';
import { drawShelves, drawFireplace, drawStove, drawClock, drawDoor } from './furniture/wall-pieces.ts';
import {
  drawWindow,
  drawMirror,
  drawPicture,
  drawIcon,
  drawBars,
  drawPots,
  drawChandelier,
} from './furniture/hung-pieces.ts';
import {
  drawBed,
  drawTable,
  drawPiano,
  drawArmchair,
  drawSofa,
  drawChair,
  drawCarpet,
  drawBarrel,
  drawChest,
  drawLampPiece,
  drawCandle,
} from './furniture/standing-pieces.ts';
import type { DrawPiece, Tone } from './piece.ts';
import type { Stage } from './stage.ts';

/** What stands in a room of which nothing more is told. */
const USUAL: Partial<Record<Setting, readonly string[]>> = {
  hall: ['chandelier', 'carpet'], parlour: ['window', 'fireplace', 'armchair', 'picture', 'carpet', 'clock'], bedroom: ['window', 'bed', 'chest', 'picture'],
  kitchen: ['window', 'stove', 'table', 'pots', 'chair'], study: ['window', 'desk', 'shelves', 'armchair', 'lamp'], library: ['armchair', 'lamp', 'carpet', 'table'],
  tavern: ['fireplace', 'barrel', 'table', 'window', 'chair'], cellar: ['bars', 'barrel', 'candle'], cabin: ['stove', 'window', 'icon', 'table', 'chair'],
  room: ['window', 'table', 'chair', 'picture', 'chest'],
}; // prettier-ignore

type Place = 'wall' | 'high' | 'floor' | 'anywhere';

const PIECES: Readonly<Record<string, { place: Place; draw: DrawPiece } | undefined>> = {
  carpet: { place: 'anywhere', draw: drawCarpet }, chandelier: { place: 'anywhere', draw: drawChandelier },
  shelves: { place: 'wall', draw: drawShelves }, fireplace: { place: 'wall', draw: drawFireplace },
  stove: { place: 'wall', draw: drawStove }, clock: { place: 'wall', draw: drawClock }, door: { place: 'wall', draw: drawDoor },
  window: { place: 'high', draw: drawWindow }, mirror: { place: 'high', draw: drawMirror }, picture: { place: 'high', draw: drawPicture },
  icon: { place: 'high', draw: drawIcon }, bars: { place: 'high', draw: drawBars }, pots: { place: 'high', draw: drawPots },
  bed: { place: 'floor', draw: drawBed }, piano: { place: 'floor', draw: drawPiano },
  table: { place: 'floor', draw: drawTable }, desk: { place: 'floor', draw: drawTable }, armchair: { place: 'floor', draw: drawArmchair },
  sofa: { place: 'floor', draw: drawSofa }, chair: { place: 'floor', draw: drawChair }, barrel: { place: 'floor', draw: drawBarrel },
  chest: { place: 'floor', draw: drawChest }, lamp: { place: 'floor', draw: drawLampPiece }, candle: { place: 'floor', draw: drawCandle },
}; // prettier-ignore

/** Of these there are several where one is named in the plural or as usual. */
const PAIRS: ReadonlySet<string> = new Set(['shelves', 'candle', 'lamp']);
/** Walls without a window, unless one is named: below the ground, behind columns, behind books. */
const BLIND: ReadonlySet<Setting> = new Set<Setting>(['cellar', 'hall', 'library']);
const MOST = 6;

/** Furniture where furniture stands: against the back wall, on it, and freely on the floor, nothing over another. */
export function drawFurniture(stage: Stage, tone: Tone): void {
  const { setting } = stage.scene;
  // A hall has its windows between the columns.
  const isThere = (kind: string) => setting === 'hall' && kind === 'window';
  const named = stage.scene.things.map((each) => each.kind).filter((kind) => kind in PIECES && !isThere(kind));
  const usual = USUAL[setting] ?? [];
  const window = BLIND.has(setting) ? [] : ['window'];
  const fill = usual.slice(0, Math.max(1, MOST - named.length));
  const kinds = [...new Set([...named, ...fill, ...window])];
  const at = (place: Place) => kinds.filter((kind) => PIECES[kind]?.place === place);
  const draw = (kind: string, x: number, y: number) => PIECES[kind]?.draw(stage, x, y, tone);
  for (const kind of at('anywhere')) draw(kind, 600, 800);

  const isBooked = setting === 'library';
  const againstWall = at('wall').filter((kind) => !(isBooked && kind === 'shelves')).flatMap((kind) => times(stage, kind));
  const wallSlots = isBooked ? [600] : [330, 870, 735, 465];
  const standing = new Map(wallSlots.map((x, i) => [x, againstWall[i]]));
  for (const [x, kind] of standing) if (kind) draw(kind, x, 612);

  // The window first, in the middle; the others beside it, or over the mantelpiece.
  const hung = at('high').sort((a, b) => Number(b === 'window') - Number(a === 'window')).flatMap((kind) => times(stage, kind));
  const free = [600, 330, 870, 450, 750].filter((x) => (standing.get(x) ?? 'fireplace') === 'fireplace' && !(isBooked && x !== 600));
  const second = hung[0] === 'window' ? free.filter((x) => x === 600 || Math.abs(x - 600) > 200) : free;
  hung.slice(0, second.length).forEach((kind, i) => draw(kind, second[i] ?? 600, 280));

  // The fire is not hidden: what stands free begins on the other side.
  const isLeftOccupied = standing.get(330) === 'fireplace' || standing.get(330) === 'stove';
  const spots = isLeftOccupied || stage.fixed('floor').chance(0.5) ? [780, 1030, 165, 400, 590] : [410, 800, 1040, 160, 600];
  const onFloor = at('floor').flatMap((kind) => times(stage, kind));
  onFloor.slice(0, spots.length).forEach((kind, i) => {
    const [x, y, scale] = [spots[i] ?? 600, 775 + (i % 2) * 30, kind === 'piano' ? 1.02 : 1.28];
    stage.canvas.ellipse(x, y + 10, 150, 16, stage.light.dark, 0.22);
    stage.canvas.moved(`translate(${x * (1 - scale)} ${y * (1 - scale)}) scale(${scale})`, () => draw(kind, x, y));
  });
} // prettier-ignore

function times(stage: Stage, kind: string): string[] {
  const count = stage.count(kind, PAIRS.has(kind) ? 2 : 1);
  return Array.from({ length: Math.min(3, kind === 'lamp' && count < 2 ? 1 : count) }, () => kind);
}
