import { mix, toRgb } from '../colour.ts';
import type { ScenePerson } from '../scene-spec.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { drawHat } from './hats.ts';
import type { Tone } from './piece.ts';
import type { Stage } from './stage.ts';

/** A painted wall of no place in particular, in a tone that the clothes stand out from. */
export function drawPlainGround(stage: Stage): void {
  const { canvas, light, scene } = stage;
  const random = stage.varied('ground');
  const clothes = scene.people[0]?.clothes.colour ?? '#6b4b3a';
  const tones = ['#8a7a62', '#5f7a78', '#a08258', '#7a6a78', '#6f7f62'] as const;
  const far = [...tones].sort((a, b) => distance(b, clothes) - distance(a, clothes));
  const ground = stage.seen(far[random.int(0, 2)] ?? tones[0]);
  const down = canvas.linear([
    [0, mix(ground, light.key, 0.16)],
    [1, mix(ground, light.dark, 0.4)],
  ]);
  canvas.rect(0, 0, WIDTH, HEIGHT, down);
  for (let i = 0; i < 46; i++) {
    const [x, y, w] = [random.between(-100, WIDTH), random.between(-40, HEIGHT), random.between(140, 420)];
    const tone = mix(ground, random.chance(0.5) ? light.key : light.dark, random.between(0.06, 0.2));
    const bend = random.between(-40, 40);
    canvas.stroke(`M${x} ${y}q${w / 2} ${bend} ${w} ${-bend}`, tone, random.between(24, 70), 0.3);
  }
}

function distance(a: string, b: string): number {
  const [x, y] = [toRgb(a), toRgb(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** The person of the passage, half-length and large, turned a little to the light; the face only suggested. */
export function drawPortrait(stage: Stage): void {
  const [person] = stage.scene.people;
  if (!person) return;
  const { canvas, light } = stage;
  if (stage.scene.setting !== 'room')
    canvas.rect(0, 0, WIDTH, HEIGHT, mix(light.haze, light.dark, 0.45), 0.5);
  const random = stage.varied('pose');
  const facing = random.chance(0.5) ? 1 : -1;
  const scale = { child: 0.84, young: 1, adult: 1.02, old: 1 }[person.age] * (person.build === 'tall' ? 1.06 : person.build === 'short' ? 0.9 : 1);
  const x = 600 - facing * random.between(60, 110);
  const lean = person.stooped ? 9 : random.between(-1, 2);
  canvas.glow(x + facing * 60, 380, 470, mix(light.key, light.skyLow, 0.4), 0.5);
  canvas.moved(`translate(${x.toFixed(1)} 930) scale(${(facing * scale).toFixed(3)} ${scale.toFixed(3)}) rotate(${lean.toFixed(1)})`, () => drawBust(stage, person));
} // prettier-ignore

/** In coordinates of its own: feet side at y 0, crown of the head near −760, looking to the right. */
function drawBust(stage: Stage, person: ScenePerson): void {
  const { canvas, light } = stage;
  const tone = (base: string, dim = 0) => mix(mix(stage.seen(base), base, 0.4), light.dark, dim);
  const wide = { stout: 1.32, thin: 0.86, tall: 0.95, short: 1.06, average: 1 }[person.build] * (person.sex === 'woman' ? 0.86 : 1) * (person.age === 'child' ? 0.84 : 1); // prettier-ignore
  const s = 250 * wide;
  const cloth = tone(person.clothes.colour);
  const head = -560;
  if (person.holds.includes('ladder')) drawLadder(stage, s);
  drawBackHair(stage, person, head, tone);
  const isSoft = person.clothes.kind === 'dress' || person.clothes.kind === 'robe';
  const body = `M${-s * 0.3} -400C${-s * 0.6} -378 ${-s} -356 ${-s * 1.04} -230L${-s * 1.2} 60H${s * 1.2}L${s * 1.04} -230C${s} -356 ${s * 0.6} -378 ${s * 0.3} -400Q0 -350 ${-s * 0.3} -400Z`;
  canvas.path(
    body,
    canvas.linear(
      [
        [0, mix(cloth, light.dark, 0.4)],
        [0.5, cloth],
        [1, mix(cloth, light.key, 0.22)],
      ],
      true,
    ),
  );
  canvas.within(body, () => {
    for (const [x, bend] of [[-0.62, -30], [-0.2, 16], [0.5, 30]] as const) canvas.path(`M${s * x} -300Q${s * x + bend} -120 ${s * x - 20} 70H${s * x + 30}Q${s * x + bend + 26} -120 ${s * x} -300Z`, light.dark, 0.15);
    canvas.path(`M${-s * 0.74} -250Q${-s * 0.66} -100 ${-s * 0.78} 60`, mix(cloth, light.dark, 0.5), 0.5);
    canvas.stroke(`M${-s * 0.72} -240Q${-s * 0.62} -90 ${-s * 0.74} 60M${s * 0.74} -240Q${s * 0.64} -90 ${s * 0.78} 60`, mix(cloth, light.dark, 0.45), 5, 0.7);
    if (person.clothes.patched) for (const [x, y] of [[-0.96, -90], [0.7, -110]] as const) {
      canvas.polygon([[s * x, y], [s * x + 62, y - 8], [s * x + 66, y + 58], [s * x + 4, y + 64]], mix(cloth, '#c9a566', 0.45));
      canvas.stroke(`M${s * x} ${y}l62 -8l4 66l-62 6Z`, mix(cloth, light.dark, 0.5), 2.4);
    }
    if (person.belt) canvas.rect(-s * 1.2, -136, s * 2.4, 54, tone(person.belt));
    if (person.apron) canvas.path(`M${-s * 0.42} -280H${s * 0.42}L${s * 0.66} 60H${-s * 0.66}Z`, tone(person.apron));
  }); // prettier-ignore
  if (!isSoft && person.clothes.kind !== 'cloak') {
    canvas.path(`M-62 -404L-14 -250L0 -200L14 -250L66 -404Q0 -372 -62 -404Z`, tone('#efe6d4', 0.08));
    for (const d of [-1, 1])
      canvas.path(
        `M${d * 62} -414L${d * 132} -366L${d * 96} -316L${d * 112} -296L${d * 6} -168L0 -200Q${d * 22} -300 ${d * 62} -414Z`,
        mix(cloth, d > 0 ? light.key : light.dark, 0.2),
      );
    canvas.stroke('M0 -190V60', mix(cloth, light.dark, 0.5), 4);
  } else canvas.path('M-78 -396Q0 -318 82 -396Q40 -420 0 -420T-78 -396Z', tone(person.skin, 0.06));
  if (person.clothes.buttons)
    for (let i = 0; i < 4; i++)
      for (const d of [-34, 34]) canvas.ellipse(d, -150 + i * 58, 9, 9, tone('#d9ae55'));
  canvas.path(`M-52 ${head + 110}L-60 -396Q0 -352 64 -396L52 ${head + 110}Z`, canvas.linear([[0, tone(person.skin, 0.36)], [1, tone(person.skin, 0.12)]])); // prettier-ignore
  if (person.scarf) canvas.path('M-98 -428Q0 -366 104 -430Q124 -392 100 -360Q60 -330 44 -334L66 -190L10 -200L4 -330Q-60 -336 -100 -366Q-118 -396 -98 -428Z', tone(person.scarf)); // prettier-ignore
  drawHead(stage, person, head, tone);
  drawHeld(stage, person, s, cloth, tone);
}

function drawHead(stage: Stage, person: ScenePerson, y: number, tone: Tone): void {
  const { canvas, light } = stage;
  const skin = tone(person.skin);
  const jaw = person.sex === 'woman' || person.age === 'child' ? 62 : 76;
  const face = `M-92 ${y - 40}C-96 ${y - 150} 96 ${y - 150} 96 ${y - 36}C98 ${y + 40} ${jaw} ${y + 112} 22 ${y + 134}Q-6 ${y + 140} -30 ${y + 126}C${-jaw} ${y + 96} -90 ${y + 30} -92 ${y - 40}Z`;
  canvas.ellipse(-88, y + 12, 17, 30, tone(person.skin, 0.22));
  canvas.path(face, canvas.linear([[0, mix(skin, light.dark, 0.34)], [0.45, skin], [1, mix(skin, light.key, 0.3)]], true));
  canvas.within(face, () => {
    canvas.ellipse(58, y + 54, 34, 24, '#c4604e', 0.2);
    canvas.ellipse(-26, y + 56, 32, 24, '#c4604e', 0.13);
    canvas.path(`M-100 ${y - 60}Q-40 ${y + 20} -52 ${y + 140}H-110Z`, light.dark, 0.16);
  });
  const line = mix(skin, '#3a2420', 0.62);
  const brow = person.age === 'old' ? tone(person.hair.colour, 0.1) : mix(tone(person.hair.colour), '#2a1c1a', 0.4);
  for (const [ex, w] of [[-16, 21], [58, 18]] as const) {
    canvas.path(`M${ex - w} ${y + 8}Q${ex} ${y - 9} ${ex + w} ${y + 7}Q${ex} ${y + 15} ${ex - w} ${y + 8}Z`, mix('#f4ead8', skin, 0.35));
    canvas.ellipse(ex + 4, y + 4, 8.5, 8.5, person.eyes ? mix(person.eyes, '#1c1a22', 0.2) : '#43342f');
    canvas.ellipse(ex + 5, y + 4, 3.6, 4, '#17151b');
    canvas.stroke(`M${ex - w} ${y + 8}Q${ex} ${y - 11} ${ex + w} ${y + 6}`, line, 4.2);
    canvas.stroke(`M${ex - w - 3} ${y - 20}Q${ex + 2} ${y - 34} ${ex + w + 3} ${y - 21}`, brow, person.sex === 'man' ? 8 : 5, 0.85);
  }
  canvas.path(`M26 ${y + 2}Q36 ${y + 38} 45 ${y + 54}Q36 ${y + 66} 18 ${y + 60}Q26 ${y + 40} 26 ${y + 2}Z`, mix(skin, '#7a3f30', 0.3), 0.75);
  canvas.stroke(`M2 ${y + 92}Q24 ${y + 98} 46 ${y + 89}`, mix(skin, '#8a3430', 0.62), person.sex === 'woman' ? 7.5 : 5);
  if (person.age === 'old') for (const d of [-1, 1]) canvas.stroke(`M${24 + d * 34} ${y + 50}q${d * 10} 16 ${d * 6} 32M${20 + d * 46} ${y + 24}q${d * 10} 5 ${d * 16} 2`, line, 2.4, 0.5);
  if (person.glasses) {
    for (const ex of [-16, 58]) canvas.stroke(`M${ex - 27} ${y + 6}a27 25 0 1 0 54 0a27 25 0 1 0 -54 0`, '#3a3230', 4);
    canvas.stroke(`M11 ${y + 4}q10 -8 20 0M-43 ${y + 2}L-88 ${y - 6}`, '#3a3230', 4);
  }
  drawBeard(stage, person, y, tone);
  drawFrontHair(stage, person, y, tone);
  drawHat(stage, person, y, tone);
} // prettier-ignore

function drawBeard({ canvas, light }: Stage, person: ScenePerson, y: number, tone: Tone): void {
  if (!person.beard) return;
  const hair = tone(person.beard.colour);
  if (person.beard.cut === 'full') {
    canvas.path(`M-92 ${y + 6}Q-84 ${y + 60} -40 ${y + 66}Q20 ${y + 78} 66 ${y + 64}Q94 ${y + 52} 97 ${y + 4}Q112 ${y + 110} 76 ${y + 180}Q50 ${y + 270} 14 ${y + 292}Q-34 ${y + 258} -66 ${y + 190}Q-104 ${y + 100} -92 ${y + 6}Z`, canvas.linear([[0, mix(hair, light.dark, 0.36)], [0.55, hair], [1, mix(hair, light.key, 0.25)]], true)); // prettier-ignore
    for (let i = 0; i < 7; i++)
      canvas.stroke(
        `M${-56 + i * 21} ${y + 110}q${6 - i} 50 ${14 - i * 3} 92`,
        mix(hair, light.dark, 0.3),
        3,
        0.5,
      );
    canvas.stroke(`M4 ${y + 96}Q24 ${y + 102} 44 ${y + 95}`, '#7a4038', 5);
  }
  canvas.path(
    `M24 ${y + 70}Q-10 ${y + 62} -42 ${y + 96}Q-4 ${y + 94} 24 ${y + 84}Q56 ${y + 94} 86 ${y + 90}Q60 ${y + 62} 24 ${y + 70}Z`,
    mix(hair, light.key, 0.1),
  );
}

function drawBackHair({ canvas, light }: Stage, person: ScenePerson, y: number, tone: Tone): void {
  const hair = tone(person.hair.colour, 0.18);
  const { cut } = person.hair;
  if (cut === 'long') canvas.path(`M-104 ${y - 50}Q-150 ${y + 130} -136 ${y + 300}Q-40 ${y + 260} 40 ${y + 280}Q130 ${y + 250} 118 ${y + 60}Q110 ${y - 160} 0 ${y - 156}Q-96 ${y - 150} -104 ${y - 50}Z`, hair); // prettier-ignore
  if (cut === 'curly') for (let i = 0; i < 13; i++) canvas.ellipse(Math.cos(2.2 + i * 0.42) * 112, y - 20 + Math.sin(2.2 + i * 0.42) * 118, 44, 44, i % 2 ? hair : mix(hair, light.key, 0.08)); // prettier-ignore
  if (cut === 'bun') canvas.ellipse(-98, y - 74, 50, 46, hair);
  if (cut === 'short' || cut === 'braid') canvas.ellipse(-14, y - 32, 104, 108, hair);
}

function drawFrontHair({ canvas, light }: Stage, person: ScenePerson, y: number, tone: Tone): void {
  const hair = tone(person.hair.colour);
  const { cut } = person.hair;
  const sheen = canvas.linear(
    [
      [0, mix(hair, light.dark, 0.3)],
      [0.6, hair],
      [1, mix(hair, light.key, 0.3)],
    ],
    true,
  );
  if (cut === 'bald') {
    if (person.age === 'old')
      canvas.path(`M-98 ${y + 20}Q-112 ${y - 40} -88 ${y - 60}Q-74 ${y - 20} -80 ${y + 24}Z`, hair);
    return;
  }
  if (person.sex === 'woman') {
    canvas.path(`M20 ${y - 104}Q-66 ${y - 78} -84 ${y + 46}Q-118 ${y - 10} -104 ${y - 76}Q-82 ${y - 164} 6 ${y - 160}Q100 ${y - 156} 106 ${y - 50}Q110 ${y + 4} 98 ${y + 30}Q92 ${y - 62} 20 ${y - 104}Z`, sheen); // prettier-ignore
    if (cut !== 'braid') return;
    for (let i = 0; i < 9; i++) canvas.ellipse(-96 + i * 6 + (i % 2) * 12, y + 70 + i * 40, 30 - i * 1.4, 27, i % 2 ? mix(hair, light.dark, 0.15) : mix(hair, light.key, 0.1)); // prettier-ignore
    canvas.rect(-66, y + 410, 40, 17, tone(person.belt ?? '#8a3f38'));
    return;
  }
  // A parting and a swept forelock, higher on some foreheads than on others: a smooth edge would be a cap.
  const high = (person.seed.length * 7 + person.seed.charCodeAt(person.seed.length - 1)) % 26;
  canvas.path(`M-97 ${y + 34}Q-122 ${y - 40} -98 ${y - 100}Q-60 ${y - 176} 30 ${y - 162}Q112 ${y - 148} 103 ${y - 20}Q97 ${y - 62} 78 ${y - 88 - high}Q30 ${y - 92 - high} -34 ${y - 122}Q-44 ${y - 96} -74 ${y - 78}Q-82 ${y - 30} -80 ${y + 20}Z`, sheen); // prettier-ignore
  for (let i = 0; i < 6; i++) canvas.stroke(`M${-30 + i * 8} ${y - 124}Q${20 + i * 14} ${y - 150 + i * 4} ${58 + i * 8} ${y - 112 + i * 9 - high}`, i % 2 ? mix(hair, light.dark, 0.3) : mix(hair, light.key, 0.2), 3, 0.5); // prettier-ignore
}

function drawLadder({ canvas, seen }: Stage, s: number): void {
  const wood = seen('#8a6a48');
  canvas.stroke(`M${-s * 1.5} -40L${-s * 0.1} -900M${-s * 1.18} 40L${s * 0.2} -880`, wood, 17);
  for (let i = 0; i < 9; i++)
    canvas.stroke(`M${-s * 1.4 + i * s * 0.155} ${-100 - i * 96}l${s * 0.3} 34`, wood, 12);
}

function drawHeld({ canvas, light }: Stage, person: ScenePerson, s: number, cloth: string, tone: Tone): void {
  const held = person.holds.find((kind) => kind !== 'ladder');
  if (!held) return;
  const [x, y] = [s * 0.86, -190];
  canvas.path(`M${s * 0.98} -250Q${s * 1.34} -120 ${s * 1.1} -10Q${s * 0.96} 20 ${s * 0.78} -110L${x + 24} ${y + 12}L${x - 34} ${y + 26}Q${s * 0.56} -20 ${s * 0.7} 60H${s * 1.3}Z`, mix(cloth, light.key, 0.12)); // prettier-ignore
  if (held === 'lamp' || held === 'candle') {
    canvas.glow(x + 10, y - 80, 330, '#ffc873', 0.8);
    canvas.stroke(`M${x - 20} ${y - 130}Q${x + 10} ${y - 200} ${x + 40} ${y - 130}`, tone('#3a3230'), 7);
    canvas.polygon([[x - 32, y - 130], [x + 52, y - 130], [x + 44, y - 20], [x - 24, y - 20]], '#ffedb8', 0.95);
    canvas.stroke(`M${x - 32} ${y - 130}h84l-8 110h-68ZM${x + 10} ${y - 130}v110`, tone('#4a3a30'), 7);
    canvas.ellipse(x + 10, y - 66, 11, 24, '#ffffff');
  } else if (held === 'flowers') {
    for (let i = 0; i < 9; i++) {
      const [fx, fy] = [x - 60 + i * 17, y - 90 - (i % 3) * 34];
      canvas.stroke(`M${x} ${y}L${fx} ${fy}`, tone('#55793f'), 5);
      canvas.ellipse(fx, fy, 18, 17, tone(['#d8655f', '#f1ece0', '#e3c05a'][i % 3] ?? '#d8655f'));
    }
  } else if (held === 'basket') {
    const wicker = tone('#b08a54');
    canvas.stroke(`M${x - 66} ${y - 30}Q${x + 4} ${y - 150} ${x + 74} ${y - 30}`, mix(wicker, light.dark, 0.3), 10);
    canvas.path(`M${x - 84} ${y - 34}H${x + 92}Q${x + 84} ${y + 60} ${x + 50} ${y + 70}H${x - 42}Q${x - 76} ${y + 60} ${x - 84} ${y - 34}Z`, canvas.linear([[0, wicker], [1, mix(wicker, light.dark, 0.35)]]));
    for (let i = 0; i < 4; i++) canvas.stroke(`M${x - 80 + i * 3} ${y - 12 + i * 22}q84 14 ${168 - i * 6} 0`, mix(wicker, light.dark, 0.3), 3.5, 0.7);
  } else if (held === 'letter' || held === 'books') {
    canvas.polygon([[x - 60, y - 100], [x + 50, y - 116], [x + 62, y + 16], [x - 48, y + 26]], tone(held === 'letter' ? '#f1e8d2' : '#8a4a40'));
  } else if (held === 'umbrella' || held === 'stick' || held === 'sword') {
    canvas.stroke(`M${x + 4} 60L${x + 4} ${y - (held === 'sword' ? 330 : 70)}`, tone(held === 'sword' ? '#c4cad0' : '#5a4030'), 14);
  }
  canvas.ellipse(x + 4, y + 4, 30, 26, tone(person.skin));
} // prettier-ignore
