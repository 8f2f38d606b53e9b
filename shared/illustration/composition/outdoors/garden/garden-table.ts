import type { Shape } from '../../../drawing/layer.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { ScenePerson } from '../../../scene.ts';
import { boxOf, createRow, shapesOf } from '../../canvas.ts';
import { ADULT_HEIGHT_M, figureOf, figureWords, headPixels } from '../../figures/figures.ts';
import { coloursAt, usualColours, type Tint } from '../../colours/material-colours.ts';
import { motifOf } from '../../motif-of.ts';
import { DINING_TABLES } from '../../tables.ts';
import { statedColours } from '../../colours/stated-colours.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import type { Stage } from '../stage.ts';

const AT_TABLE: ReadonlySet<string> = new Set(['sit', 'eat', 'read', 'write', 'work', 'play']);
/** The middle of the table, in pixels from the left; its legs are on the people's ground line. */
const TABLE_X = 560;
/** The height of a standing adult in such a picture, in pixels. */
const TALL = 330;
const SEATS_MAX = 4;

/** Two to four people around an outdoor table with things on it. @returns whether the passage has them */
export function seatAtGardenTable(stage: Stage): boolean {
  const { scene, canvas, palette, view, near } = stage;
  const table = scene.things.find(({ what, certainty }) => DINING_TABLES.has(what) && certainty >= 0.6);
  const sitters = individuals(scene.people.filter(({ posture }) => AT_TABLE.has(posture?.value ?? '')));
  if (!table || sitters.length === 0 || sitters.length > SEATS_MAX || sitters.length < scene.people.length)
    return false;
  const scale = TALL / ADULT_HEIGHT_M;
  const foot = view.foot + 6;
  const drawn = (
    name: string,
    x: number,
    y: number,
    size: number,
    isFlipped = false,
    tint: Tint = {},
  ): Shape[] => {
    const parts = MOTIFS.get(name)!.draw(canvas.random, {});
    const { left, right } = boxOf(parts);
    return shapesOf(
      parts,
      { x: x - ((left + right) / 2) * size * (isFlipped ? -1 : 1), y, scale: size, isFlipped },
      coloursAt(palette, 0.04, { usual: usualColour(name, scene), ...tint }),
    );
  };
  const board = drawn('laid table', TABLE_X, foot, scale);
  const { left, right, top } = boxOf(board);
  const shapes: Shape[] = [];
  sitters.forEach(({ person, index }, i) => {
    const side = i % 2 ? 1 : -1;
    // The second on a side sits behind the first, a little farther off.
    const row = i >> 1;
    const x = (side < 0 ? left : right) + side * (58 + row * 104);
    const figure = figureOf(person, scene, index, {
      isOutside: false,
      canSit: true,
      seated: 'sitAtTable',
      posture: 'sitAtTable',
    });
    const unit = headPixels(TALL) * figure.size;
    const own = usualColours(index > 0 ? `${person.id}/${index}` : person.id);
    const stated = statedColours(person);
    const tint: Tint = {
      ...stated,
      hair: stated.hair ?? own.hair,
      ...(figure.sex === 'woman' ? { dress: stated.dress ?? own.gown } : { body: stated.body ?? own.coat }),
      isFaceLit: true,
    };
    shapes.push(...drawn('chair', x + side * 8, foot - row * 8, scale, side > 0));
    shapes.push(
      ...shapesOf(
        figure.parts,
        { x, y: foot - row * 8, scale: unit, isFlipped: side > 0 },
        coloursAt(palette, row * 0.1, tint),
      ),
    );
    if (index === 0) canvas.recordDrawn(person.sex === 'woman' ? 'woman' : 'person', figureWords(person));
  });
  shapes.push(...board);
  const onTable = createRow(left + 16, right - 16);
  for (const thing of scene.things) {
    const found = motifOf(thing, scene, canvas.random);
    if (found?.motif.support !== 'table' || stage.shown.has(thing)) continue;
    const box = boxOf(found.motif.draw(canvas.random, {}));
    const x = onTable.take(TABLE_X, (box.right - box.left) * scale + 6);
    if (x === null) continue;
    shapes.push(...drawn(found.name, x, top + 7, scale, false, { body: thing.colour }));
    stage.shown.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
  }
  stage.shown.add(table);
  canvas.recordDrawn(table.what, table.words);
  const around = boxOf(shapes);
  near.block(around.left - 20, around.right + 20);
  stage.standing.push({ scale: view.scale, shapes });
  return true;
}

const individuals = (people: readonly ScenePerson[]): { person: ScenePerson; index: number }[] =>
  people.flatMap((person) =>
    Array.from({ length: person.count === 'many' ? SEATS_MAX : person.count }, (_, index) => ({
      person,
      index,
    })),
  );
