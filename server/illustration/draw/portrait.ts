import { mix } from '#shared/illustration/drawing/colour.ts';
import { INTERIORS } from '../lexicon/places.ts';
import type { ScenePerson } from '../scene-spec.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { drawInterior } from './interior.ts';
import { drawOutdoors } from './outdoors.ts';
import { type Backdrop, drawBackdrop } from './portrait/backdrop.ts';
import { drawInBed } from './portrait/bed.ts';
import { drawBody } from './portrait/body.ts';
import { drawBackHair } from './portrait/hair.ts';
import { drawHead } from './portrait/head.ts';
import { drawHeld, drawLadder } from './portrait/held.ts';
import { type Pose, type Sitter, sitterOf } from './portrait/sitter.ts';
import type { Stage } from './stage.ts';

/** How large each pose is drawn and where the head's middle stands. */
const FRAMING: Record<Pose, { scale: number; headY: number }> = {
  bust: { scale: 1.34, headY: 370 },
  half: { scale: 1.04, headY: 320 },
  profile: { scale: 1.24, headY: 370 },
  seated: { scale: 0.88, headY: 310 },
};

/** The person of the passage before the place last known; the pose is of the picture, the looks are the person's own. */
export function drawPortrait(stage: Stage): void {
  const [person] = stage.scene.people;
  const random = stage.varied('pose');
  const facing = random.chance(0.5) ? 1 : -1;
  const pose = poseOf(stage, person, random.pick(['bust', 'half', 'profile', 'seated', 'half']));
  drawPlaceBehind(stage, facing, random.pick(['books', 'window', 'panel', 'leaves', 'window']));
  if (!person) return;
  if (person.lying) return drawInBed(stage, () => drawSitter(stage, sitterOf(stage, person, 'bust')));
  const { scale: usual, headY } = FRAMING[pose];
  const size = { child: 0.84, young: 1, adult: 1, old: 1 }[person.age] * (person.build === 'tall' ? 1.06 : person.build === 'short' ? 0.92 : 1);
  const scale = usual * size;
  const x = 600 - facing * random.between(40, 120);
  const lean = person.stooped ? 8 : random.between(-1, 2);
  stage.canvas.glow(x + facing * 90, headY, 430, mix(stage.light.key, stage.light.skyLow, 0.4), 0.42);
  const top = headY + (person.build === 'tall' ? -24 : person.age === 'child' || person.build === 'short' ? 60 : 0);
  stage.canvas.moved(`translate(${x.toFixed(1)} ${(top + 560 * scale).toFixed(1)}) scale(${(facing * scale).toFixed(3)} ${scale.toFixed(3)}) rotate(${lean.toFixed(1)})`, () => drawSitter(stage, sitterOf(stage, person, pose)));
  stage.canvas.rect(0, 0, WIDTH, HEIGHT, stage.canvas.radial([[0.5, stage.light.dark, 0], [1, stage.light.dark, 0.42]]));
} // prettier-ignore

/** Who sits in the text sits; who carries something, wears armour, or is spoken of as a figure, stands. */
function poseOf({ scene }: Stage, person: ScenePerson | undefined, usual: Pose): Pose {
  if (!person) return usual;
  if (person.lying) return 'bust';
  if (person.seated && INTERIORS.has(scene.setting)) return 'seated';
  if (person.holds.length > 0) return 'half';
  // These hang about the face, which from the side they would hide.
  if (usual === 'profile' && person.hat && HIDING.has(person.hat.kind)) return 'bust';
  const mayRest = !scene.isFar && scene.movement === 'still' && person.clothes.kind !== 'armour' && person.clothes.kind !== 'cloak';
  return usual === 'seated' && (!mayRest || !(INTERIORS.has(scene.setting))) ? 'half' : usual;
} // prettier-ignore

const HIDING: ReadonlySet<string> = new Set(['scarf', 'hood', 'bonnet', 'helmet']);

function drawPlaceBehind(stage: Stage, facing: number, usual: Backdrop): void {
  const { setting } = stage.scene;
  const { canvas, light } = stage;
  if (setting === 'room') return drawBackdrop(stage, stage.has('window') ? 'window' : usual, facing);
  if (INTERIORS.has(setting)) drawInterior(stage);
  else drawOutdoors(stage);
  canvas.rect(0, 0, WIDTH, HEIGHT, mix(light.haze, light.dark, 0.5), 0.2);
}

function drawSitter(stage: Stage, sitter: Sitter): void {
  const { canvas, light } = stage;
  const { person, head, tone, half } = sitter;
  if (sitter.pose === 'seated') drawChair(stage, sitter);
  if (person.holds.includes('ladder')) drawLadder(stage, half);
  drawBackHair(stage, sitter);
  const back = sitter.pose === 'profile' ? -20 : 0;
  canvas.path(`M${-54 + back} ${head + 84}L-66 -404Q0 -346 70 -404L${52 + back * 0.5} ${head + 110}Z`, canvas.linear([[0, tone(person.skin, 0.42)], [0.6, tone(person.skin, 0.2)], [1, tone(person.skin, 0.04)]], true)); // prettier-ignore
  if (sitter.pose !== 'profile')
    canvas.path(`M-50 ${head + 100}Q10 ${head + 170} 56 ${head + 110}L50 ${head + 96}Z`, light.dark, 0.24);
  drawBody(stage, sitter);
  drawHead(stage, sitter);
  drawHeld(stage, sitter);
}

/** A wing chair, wider than who sits in it. */
function drawChair({ canvas, light, seen, varied }: Stage, { half, person }: Sitter): void {
  const random = varied('chair');
  const silk = seen(random.pick(['#6e3a34', '#4a5a46', '#7a5c34', '#48506a', '#5c4258']));
  const w = Math.max(300, half * 1.45);
  const top = person.age === 'child' ? -560 : -640;
  canvas.path(`M${-w} 400V${top + 160}Q${-w} ${top} ${-w * 0.55} ${top}Q0 ${top - 46} ${w * 0.55} ${top}Q${w} ${top} ${w} ${top + 160}V400Z`, canvas.linear([[0, mix(silk, light.dark, 0.55)], [0.6, mix(silk, light.dark, 0.12)], [1, mix(silk, light.key, 0.2)]], true)); // prettier-ignore
  for (const x of [-0.45, 0, 0.45]) for (const y of [0.22, 0.5]) canvas.ellipse(x * w, top + 400 * y, 8, 8, mix(silk, light.dark, 0.5)); // prettier-ignore
  for (const side of [-1, 1]) canvas.path(`M${side * w * 0.86} -60Q${side * w * 1.3} -90 ${side * w * 1.34} 0V420H${side * w * 0.8}Z`, mix(silk, side > 0 ? light.key : light.dark, 0.24)); // prettier-ignore
}
