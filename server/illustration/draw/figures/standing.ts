import { mix, multiply } from '#shared/illustration/drawing/colour.ts';
import { seeded } from '#shared/illustration/drawing/seeded.ts';
import type { ScenePerson } from '../../scene-spec.ts';
import type { Stage } from '../stage.ts';
import type { Figure, Place } from './figure.ts';
import { drawFigureHead } from './head.ts';

/** A person from head to foot, walking or at rest. */
export function drawStanding(stage: Stage, person: ScenePerson, { x, y, size, facing, isInside }: Place): void {
  const { canvas, light } = stage;
  const grown = person.age === 'child' ? 0.68 : { tall: 1.1, short: 0.9, stout: 0.97, thin: 1.02, average: 1 }[person.build];
  const scale = (size * grown) / 100;
  // Lamps, or the sky itself, leave a face what it is: a dark one would be a hole.
  const lamp = isInside && light.isDark ? '#d9b48a' : mix(light.ambient, '#fff2dc', 0.35);
  const tone = (base: string, dim = 0) => mix(mix(stage.seen(base), multiply(base, lamp), 0.7), light.dark, dim);
  const half = { stout: 12.4, thin: 8.4, average: 10, tall: 9.6, short: 10.4 }[person.build] * (person.age === 'child' ? 1.12 : 1) * (person.sex === 'woman' ? 0.88 : 1);
  const figure: Figure = { person, tone, half, isWalking: !isInside && seeded(person.seed, 'walk').chance(0.6) };
  canvas.ellipse(x + size * 0.09, y, size * 0.2, size * 0.026, canvas.radial([[0, light.dark, 0.5], [1, light.dark, 0]]));
  const lean = person.stooped ? 7 : figure.isWalking ? 2 : 0;
  canvas.moved(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * facing).toFixed(3)} ${scale.toFixed(3)}) rotate(${lean})`, () => {
    drawLegs(stage, figure);
    drawArm(stage, figure, false);
    drawClothes(stage, figure);
    drawFigureHead(stage, figure);
    drawArm(stage, figure, true);
  });
} // prettier-ignore

const LONG = {
  coat: 20,
  dress: 2.5,
  cloak: 9,
  robe: 3,
  uniform: 40,
  jacket: 47,
  shirt: 46,
  armour: 42,
} as const;

function drawLegs({ canvas }: Stage, { person, tone, isWalking }: Figure): void {
  const step = isWalking ? 7 : 3;
  const cloth = tone(person.clothes.kind === 'armour' ? '#7d848c' : person.sex === 'woman' ? '#4a3f42' : '#43404a', 0.06);
  const boot = tone('#2b2628');
  for (const [side, dim] of [[-1, 0.22], [1, 0]] as const) {
    const foot = side * step + 0.5;
    canvas.path(`M${side * 1.6 - 3.6} -50L${foot - 2.2} -14L${foot - 2} 0H${foot + 3}L${foot + 2.6} -14L${side * 1.6 + 3.6} -50Z`, mix(cloth, '#15131a', dim));
    canvas.path(`M${foot - 2.6} -13H${foot + 2.8}L${foot + 2.6} -3.5Q${foot + 6} -2.6 ${foot + 6.4} 0.4H${foot - 2.8}Z`, mix(boot, '#15131a', dim));
  }
} // prettier-ignore

/** From collar to hem, in light from the right; then what is worn over it. */
function drawClothes(stage: Stage, { person, tone, half: w, isWalking }: Figure): void {
  const { canvas, light } = stage;
  const { kind } = person.clothes;
  const cloth = tone(kind === 'armour' ? '#9aa2aa' : person.clothes.colour);
  const [shade, gleam] = [mix(cloth, light.dark, 0.4), mix(cloth, light.key, 0.24)];
  const fill = canvas.linear([[0, shade], [0.5, cloth], [0.78, gleam], [1, mix(cloth, light.dark, 0.08)]], true);
  const hem = -LONG[kind];
  const isWoman = person.sex === 'woman' || kind === 'dress';
  const isGown = kind === 'dress' || (isWoman && kind !== 'coat' && kind !== 'cloak' && kind !== 'robe');
  const waist = w * (person.build === 'stout' ? 1.04 : isWoman ? 0.66 : 0.84);
  const sway = isWalking ? 2.4 : 0;
  if (isGown) {
    const skirt = kind === 'dress' ? cloth : tone(mix(person.clothes.colour, '#3a3440', 0.45));
    const wide = kind === 'dress' ? w * 2.05 : w * 1.7;
    canvas.path(`M${-waist} -59Q${-wide * 0.9} -34 ${-wide - sway} -2Q0 2.5 ${wide - sway * 0.3} -2Q${wide * 0.82} -36 ${waist} -59Z`, canvas.linear([[0, mix(skirt, light.dark, 0.42)], [0.5, skirt], [0.8, mix(skirt, light.key, 0.22)], [1, skirt]], true));
    for (const [at, tint] of [[-0.55, light.dark], [-0.2, light.dark], [0.2, light.dark], [0.52, light.key]] as const) canvas.stroke(`M${waist * at} -56Q${wide * at * 0.9} -30 ${wide * at * 1.05 - sway * 0.5} -3`, mix(skirt, tint, 0.3), 1, 0.65);
    if (person.apron) canvas.path(`M${-waist * 0.5} -58Q${-wide * 0.3} -30 ${-wide * 0.3} -8Q${wide * 0.2} -5 ${wide * 0.55} -8Q${wide * 0.4} -34 ${waist * 0.8} -58Z`, tone(person.apron));
    canvas.path(`M-2.6 -85Q${-w * 0.9} -83 ${-w} -76L${-waist} -57Q0 -54.5 ${waist} -57L${w} -76Q${w * 0.9} -83 2.8 -85Z`, fill);
  } else {
    const wide = { cloak: 1.75, robe: 1.35, coat: 1.24, uniform: 1.06, jacket: 1, shirt: 1, armour: 1.06, dress: 1 }[kind] * w;
    canvas.path(`M-2.6 -85Q${-w} -83.5 ${-w * 1.08} -75L${-waist} -56Q${-wide} -40 ${-wide - sway} ${hem}Q0 ${hem + 2.4} ${wide} ${hem}Q${wide * 0.96} -42 ${waist} -56L${w * 1.08} -75Q${w} -83.5 2.8 -85Z`, fill);
    if (kind === 'coat' || kind === 'robe' || kind === 'cloak') for (const at of [-0.5, 0.34]) canvas.stroke(`M${waist * at} -54L${wide * at * 1.2 - sway * 0.4} ${hem + 1}`, shade, 0.9, 0.6);
    if (kind === 'coat' || kind === 'jacket' || kind === 'uniform') canvas.stroke(`M2.6 -82L3.4 -60L3 ${hem}`, shade, 0.9, 0.9);
    if (kind === 'coat' || kind === 'jacket') canvas.path('M-1.6 -85L3 -70L6 -84.6Z', tone('#efe7d6', 0.05));
    if (person.clothes.buttons) for (let i = 0; i < 4; i++) canvas.ellipse(1, -76 + i * 6, 0.9, 0.9, tone('#d9ae55'));
    if (person.apron) canvas.path(`M${-w * 0.5} -62H${w * 0.86}L${w} ${Math.min(-22, hem + 4)}H${-w * 0.7}Z`, tone(person.apron));
  }
  if (kind === 'armour') for (const s of [-1, 1]) canvas.ellipse(s * w, -77, 4.4, 4, mix(cloth, s > 0 ? light.key : light.dark, 0.3));
  const belt = person.belt ?? (kind === 'uniform' || kind === 'shirt' ? '#4a352a' : null);
  if (belt) canvas.path(`M${-waist - 0.4} -59.5Q0 -57 ${waist + 0.4} -59.5V-56Q0 -53.6 ${-waist - 0.4} -56Z`, tone(belt));
  if (person.scarf) canvas.path(`M${-w * 0.7} -85Q0 -77 ${w * 0.8} -85Q${w} -80 ${w * 0.6} -77L${w * 0.7} -62L${w * 0.2} -63L1 -76Q${-w * 0.8} -77 ${-w * 0.7} -85Z`, tone(person.scarf));
} // prettier-ignore

/** The farther arm hangs behind, the nearer one carries what is carried. */
function drawArm(stage: Stage, { person, tone, half: w, isWalking }: Figure, isNear: boolean): void {
  const { canvas, light } = stage;
  if (person.clothes.kind === 'cloak') return;
  const cloth = tone(person.clothes.kind === 'armour' ? '#9aa2aa' : person.clothes.colour);
  const skin = tone(person.skin);
  const held = isNear ? person.holds.find((kind) => kind !== 'pipe' && kind !== 'ladder') : undefined;
  const [x, swing] = isNear ? [-w * 0.42, isWalking ? -5 : -1.5] : [w * 0.72, isWalking ? 7 : 3];
  // Bent at the elbow with something in it, else hanging.
  const [handX, handY] = held ? [w * 1.25, -58] : [x + swing, -47];
  const elbow = held ? [x - 1.6, -62] : [x - w * 0.2 + swing * 0.3, -63];
  canvas.stroke(`M${x} -79.5Q${elbow[0]} ${elbow[1]} ${handX} ${handY}`, isNear ? mix(cloth, light.dark, 0.2) : mix(cloth, light.key, 0.06), w * 0.56);
  if (isNear) canvas.stroke(`M${x + w * 0.2} -78Q${elbow[0]! + w * 0.34} ${elbow[1]} ${handX + 1} ${handY}`, mix(cloth, light.key, 0.14), w * 0.16, 0.7);
  if (held) drawCarried(stage, held, handX, handY, tone);
  canvas.ellipse(handX, handY + 0.8, 2, 2.3, isNear ? skin : mix(skin, light.dark, 0.14));
} // prettier-ignore

function drawCarried({ canvas }: Stage, held: string, x: number, y: number, tone: Figure['tone']): void {
  if (held === 'lamp' || held === 'candle') {
    canvas.glow(x, y + 6, 34, '#ffc873', 0.85);
    canvas.path(`M${x - 3} ${y + 3}H${x + 3}L${x + 2.4} ${y + 11}H${x - 2.4}Z`, '#ffedb8');
    canvas.stroke(`M${x} ${y}V${y + 3}M${x - 3} ${y + 3}H${x + 3}M${x - 2.6} ${y + 11}H${x + 2.6}`, tone('#3a3230'), 1);
  } else if (held === 'stick' || held === 'umbrella' || held === 'sword') {
    const steel = held === 'sword';
    canvas.stroke(`M${x - 0.6} ${y - 2}L${x + 4} ${steel ? y - 34 : 0}`, tone(steel ? '#c4cad0' : '#4a352a'), held === 'umbrella' ? 2.6 : 1.5);
  } else if (held === 'basket') {
    canvas.stroke(`M${x - 6} ${y + 9}Q${x} ${y - 8} ${x + 6} ${y + 9}`, tone('#7d5c38'), 1.1);
    canvas.path(`M${x - 7.4} ${y + 8}H${x + 7.4}Q${x + 7} ${y + 17} ${x + 4} ${y + 17}H${x - 4}Q${x - 7} ${y + 17} ${x - 7.4} ${y + 8}Z`, tone('#b08a54'));
  } else if (held === 'flowers') {
    for (let i = 0; i < 7; i++) canvas.ellipse(x - 3 + (i % 4) * 2.2, y - 5 - (i % 3) * 2.4, 1.7, 1.7, tone(['#d8655f', '#f1ece0', '#e3c05a'][i % 3]!));
  } else canvas.polygon([[x - 3, y - 4], [x + 4, y - 5], [x + 4.6, y + 3], [x - 2.4, y + 4]], tone(held === 'books' ? '#8a4a40' : '#f1e8d2'));
} // prettier-ignore
