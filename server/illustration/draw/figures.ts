import { mix } from '../colour.ts';
import type { ScenePerson, Setting } from '../scene-spec.ts';
import { HEIGHT } from './canvas.ts';
import type { Stage } from './stage.ts';

/** Small people on the ground: the nearer the lower and the larger. */
export function drawFigures(stage: Stage, isInside: boolean): void {
  const random = stage.varied('figures');
  const { people } = stage.scene;
  const first = random.pick([400, 800]);
  // A group stands together but not in each other's place, the nearer ones before the others.
  const places = people.map((_, i) => {
    const x = first + (first < 600 ? 1 : -1) * i * (isInside ? 120 : 95) + random.between(-24, 24);
    return { x, near: random.between(0.35, 0.75) };
  });
  const order = people.map((_, i) => i).sort((a, b) => places[a]!.near - places[b]!.near);
  const dry = DRY_GROUND[stage.scene.setting];
  // Whom the picture is of stands nearer than whom it only also shows.
  const closer = stage.scene.isFar ? 1.2 : 1;
  for (const i of order) {
    const { x, near } = places[i]!;
    if (dry) {
      const [dryX, dryY, size] = dry(i, near);
      drawStanding(stage, people[i]!, dryX, dryY, size);
      continue;
    }
    const y = isInside ? 700 + near * 130 : HEIGHT * (0.72 + near * 0.2);
    drawStanding(stage, people[i]!, x, y, ((isInside ? 320 : 140) + near * 110) * closer);
  }
}

/** Where people stand by the water: on its near bank, on the jetty, on the beach, on the quay. */
const DRY_GROUND: Partial<
  Record<Setting, (i: number, near: number) => readonly [x: number, y: number, size: number]>
> = {
  river: (i, near) => [i % 2 ? 1110 - i * 30 : 90 + i * 34, 876 - near * 20, 210],
  bridge: (i, near) => [560 + i * 84, 888 - near * 10, 230],
  lake: (i) => [330 - i * 62, 775 + i * 18, 190],
  sea: (i, near) => [430 + i * 76, 866 + near * 18, 200],
  harbour: (i, near) => [230 + i * 52, 506 + near * 22, 84],
  swamp: (i, near) => [600 + i * 80, 872 + near * 14, 190],
};

/** A person from head to foot, the feet at (x, y). */
export function drawStanding({ canvas, seen, light }: Stage, person: ScenePerson, x: number, y: number, size: number): void {
  const h = size * (person.age === 'child' ? 0.66 : person.build === 'tall' ? 1.1 : 1);
  const w = h * (person.build === 'stout' ? 0.21 : person.build === 'thin' ? 0.13 : 0.16);
  const cloth = seen(person.clothes.colour);
  const isLong = ['dress', 'cloak', 'robe', 'coat'].includes(person.clothes.kind);
  canvas.ellipse(x + h * 0.1, y, w * 1.5, h * 0.03, light.dark, 0.35);
  if (!isLong || person.sex === 'man') for (const s of [-1, 1]) canvas.rect(x + s * w * 0.4 - w * 0.17, y - h * 0.42, w * 0.34, h * 0.42, seen('#3a3436'));
  const hem = isLong ? (person.sex === 'woman' ? y : y - h * 0.16) : y - h * 0.38;
  const flare = person.clothes.kind === 'dress' || person.clothes.kind === 'cloak' ? 1.5 : 0.95;
  canvas.path(`M${x - w * 0.3} ${y - h * 0.84}Q${x - w * 0.8} ${y - h * 0.8} ${x - w * 0.75} ${y - h * 0.55}L${x - w * flare} ${hem}H${x + w * flare}L${x + w * 0.75} ${y - h * 0.55}Q${x + w * 0.8} ${y - h * 0.8} ${x + w * 0.3} ${y - h * 0.84}Z`, canvas.linear([[0, mix(cloth, light.key, 0.2)], [1, mix(cloth, light.dark, 0.34)]], true)); // prettier-ignore
  for (const side of [-1, 1]) {
    const sleeve = mix(cloth, side < 0 ? light.dark : light.key, side < 0 ? 0.3 : 0.1);
    canvas.stroke(`M${x + side * w * 0.6} ${y - h * 0.78}Q${x + side * w * 1.05} ${y - h * 0.62} ${x + side * w * 0.86} ${y - h * 0.47}`, sleeve, w * 0.34);
    canvas.ellipse(x + side * w * 0.84, y - h * 0.445, w * 0.15, w * 0.17, seen(person.skin));
  }
  canvas.rect(x - h * 0.026, y - h * 0.87, h * 0.052, h * 0.05, mix(seen(person.skin), light.dark, 0.25));
  const r = h * 0.075;
  const hair = seen(person.hair.colour);
  if (person.sex === 'woman' && person.hair.cut !== 'bald') canvas.ellipse(x, y - h * 0.915, r * 1.16, r * 1.3, hair);
  canvas.ellipse(x, y - h * 0.91, r * 0.94, r * 1.1, seen(person.skin));
  if (person.hair.cut !== 'bald') canvas.path(`M${x - r * 1.04} ${y - h * 0.9}Q${x - r * 1.2} ${y - h * 1.03} ${x} ${y - h * 1.012}Q${x + r * 1.2} ${y - h * 1.03} ${x + r * 1.04} ${y - h * 0.9}Q${x + r * 0.8} ${y - h * 0.965} ${x + r * 0.2} ${y - h * 0.965}Q${x - r * 0.7} ${y - h * 0.95} ${x - r * 1.04} ${y - h * 0.9}Z`, hair);
  if (person.beard?.cut === 'full') canvas.path(`M${x - r * 0.9} ${y - h * 0.9}Q${x} ${y - h * 0.74} ${x + r * 0.9} ${y - h * 0.9}Q${x} ${y - h * 0.86} ${x - r * 0.9} ${y - h * 0.9}Z`, seen(person.beard.colour));
  if (person.hat) canvas.path(`M${x - r * 1.3} ${y - h * 0.94}Q${x} ${y - h * 1.1} ${x + r * 1.3} ${y - h * 0.94}Z`, seen(person.hat.colour));
  if (person.belt) canvas.rect(x - w * 0.78, y - h * 0.58, w * 1.56, h * 0.035, seen(person.belt));
} // prettier-ignore
