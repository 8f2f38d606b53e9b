import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Stage } from '../stage.ts';
import { type Sitter, ownChance } from './sitter.ts';

/** Trunk and sleeves, then collar, lapels, folds and whatever else the clothes have. */
export function drawBody(stage: Stage, sitter: Sitter): void {
  const { canvas, light } = stage;
  const { person, near, far, half: s, cloth, tone } = sitter;
  const isSloped = person.sex === 'woman' || person.age === 'child' || person.clothes.kind === 'cloak' || person.clothes.kind === 'robe';
  const drop = isSloped ? 26 : 0;
  const waist = person.sex === 'woman' && person.build !== 'stout' ? 0.62 : 0.86;
  const body = `M-52 -412C${near * 0.4} ${-394 + drop} ${near * 0.86} ${-392 + drop} ${near} ${-306 + drop}L${near * waist} -20L${near * 1.1} 330H${far * 1.1}L${far * waist} -20L${far} ${-306 + drop}C${far * 0.88} ${-392 + drop} ${far * 0.5} -396 62 -412Q4 -352 -52 -412Z`;
  const shaded = canvas.linear([[0, mix(cloth, light.dark, 0.5)], [0.45, mix(cloth, light.dark, 0.12)], [0.72, cloth], [1, mix(cloth, light.key, 0.26)]], true);
  canvas.path(body, shaded);
  canvas.within(body, () => {
    for (const [at, bend] of [[-0.5, -40], [-0.16, 22], [0.5, 34], [0.78, -20]] as const) {
      const x = at < 0 ? -near * at : far * at;
      canvas.path(`M${x} -330Q${x + bend} -160 ${x - 14} 330H${x + 26}Q${x + bend + 30} -140 ${x} -330Z`, light.dark, 0.16);
      canvas.stroke(`M${x + 26} -300Q${x + bend + 44} -130 ${x + 34} 300`, light.key, 5, 0.1);
    }
    if (person.apron) canvas.path(`M${near * 0.36} -290H${far * 0.5}L${far * 0.7} 330H${near * 0.6}Z`, tone(person.apron));
    if (person.belt) canvas.path(`M${near} -76Q0 -50 ${far} -80V-30Q0 0 ${near} -26Z`, tone(person.belt));
  });
  drawCollar(stage, sitter);
  if (person.clothes.kind === 'cloak') drawCloakFolds(stage, sitter);
  else drawSleeves(stage, sitter, drop);
  if (person.clothes.patched) for (const [x, y] of [[near * 0.98, -150], [far * 0.72, -170]] as const) {
    canvas.polygon([[x, y], [x + 62, y - 8], [x + 66, y + 58], [x + 4, y + 64]], mix(cloth, '#c9a566', 0.45));
    canvas.stroke(`M${x} ${y}l62 -8l4 66l-62 6Z`, mix(cloth, light.dark, 0.5), 2.4);
  }
  if (person.scarf && sitter.person.hat?.kind !== 'scarf') canvas.path('M-92 -430Q4 -372 104 -430Q124 -392 100 -360Q60 -328 44 -332L70 -180L8 -190L2 -330Q-60 -334 -98 -366Q-114 -396 -92 -430Z', canvas.linear([[0, mix(tone(person.scarf), light.dark, 0.3)], [1, tone(person.scarf)]], true));
  if (sitter.pose === 'seated') drawLap(stage, sitter);
  canvas.ellipse(0, 420, s * 1.2, 60, light.dark, 0.2);
} // prettier-ignore

function drawSleeves({ canvas, light }: Stage, { pose, near, far, cloth, half: s, person }: Sitter, drop: number): void {
  const w = s * 0.2;
  const dark = mix(cloth, light.dark, 0.55);
  if (pose === 'profile') {
    canvas.path(`M${near * 0.44} ${-350 + drop}Q${far * 0.36} -350 ${far * 0.3} -220L${far * 0.3} 330H${near * 0.66}L${near * 0.6} -210Q${near * 0.62} -330 ${near * 0.44} ${-350 + drop}Z`, canvas.linear([[0, mix(cloth, light.dark, 0.34)], [1, mix(cloth, light.key, 0.2)]], true));
    canvas.stroke(`M${near * 0.6} -210L${near * 0.66} 330M${far * 0.3} -220V330`, dark, 4, 0.6);
    return;
  }
  const isFull = person.sex === 'woman' && person.clothes.kind === 'dress';
  for (const [x, side, tone] of [[near, -1, mix(cloth, light.dark, 0.4)], [far, 1, mix(cloth, light.key, 0.16)]] as const) {
    const out = pose === 'seated' ? 34 : 12;
    canvas.path(`M${x * 0.8} ${-376 + drop}Q${x + side * (isFull ? 30 : 10)} ${-350 + drop} ${x + side * (isFull ? 34 : 12)} -260L${x + side * out} 330H${x - side * w * 1.3}L${x - side * w} -150Q${x - side * w * 0.9} -250 ${x * 0.8} ${-376 + drop}Z`, canvas.linear(side < 0 ? [[0, mix(tone, light.dark, 0.2)], [1, tone]] : [[0, mix(cloth, light.dark, 0.16)], [1, tone]], true));
    canvas.stroke(`M${x - side * w * 0.92} -226L${x - side * w} -130L${x - side * w * 1.2} 330`, dark, 4, 0.6);
    for (let i = 0; i < 3; i++) canvas.stroke(`M${x - side * w * 0.8} ${-190 + i * 46}q${side * w * 0.5} ${14 + i * 3} ${side * w * 0.95} ${-10 + i * 8}`, dark, 3, 0.4);
  }
} // prettier-ignore

/** Forearms and hands in the lap. */
function drawLap({ canvas, light }: Stage, { near, far, cloth, tone, person }: Sitter): void {
  const knee = mix(person.sex === 'woman' || person.clothes.kind === 'robe' ? cloth : tone('#3c3a42'), light.dark, 0.12);
  canvas.path(`M${near * 0.94} 60Q${near * 0.3} 20 20 46Q${far * 0.7} 20 ${far * 1.08} 60L${far * 1.5} 360H${near * 1.4}Z`, canvas.linear([[0, knee], [1, mix(knee, light.dark, 0.45)]]));
  canvas.stroke(`M20 50Q34 160 20 340M${near * 0.6} 60Q${near * 0.7} 180 ${near * 0.8} 340`, mix(knee, light.dark, 0.5), 5, 0.5);
  for (const [x, to, tint] of [[near, -34, light.dark], [far, 52, light.key]] as const) {
    canvas.path(`M${x * 1.08} -60Q${x * 1.2} 40 ${x * 0.8} 76L${to} 84L${to} 26Q${x * 0.5} 10 ${x * 0.82} -70Z`, mix(cloth, tint, 0.2));
    canvas.ellipse(to + (to < 0 ? 14 : -12), 58, 40, 27, tone(person.skin, to < 0 ? 0.2 : 0.04));
    canvas.stroke(`M${to - 12} 60q14 8 34 4M${to - 8} 70q14 6 28 2`, tone(person.skin, 0.4), 3, 0.6);
  }
} // prettier-ignore

function drawCloakFolds({ canvas, light }: Stage, { near, far, cloth, tone }: Sitter): void {
  canvas.path(`M-74 -418Q${near * 0.5} -396 ${near * 1.06} -290L${near * 1.3} 330H${near * 0.1}Q-20 -100 6 -356Z`, canvas.linear([[0, mix(cloth, light.dark, 0.45)], [1, mix(cloth, light.dark, 0.05)]], true));
  canvas.path(`M82 -418Q${far * 0.6} -396 ${far * 1.06} -290L${far * 1.3} 330H${far * 0.2}Q40 -100 10 -356Z`, canvas.linear([[0, mix(cloth, light.dark, 0.2)], [1, mix(cloth, light.key, 0.22)]], true));
  canvas.ellipse(8, -352, 17, 17, tone('#c9973c'));
  canvas.ellipse(12, -356, 6, 6, '#fff0c4', 0.8);
} // prettier-ignore

function drawCollar(stage: Stage, sitter: Sitter): void {
  const { canvas, light } = stage;
  const { person, cloth, tone, near, far } = sitter;
  const m = sitter.pose === 'profile' ? 34 : 14;
  const linen = tone('#f0e8d6', 0.06);
  const { kind } = person.clothes;
  if (kind === 'armour') {
    canvas.path(`M${near * 0.8} -350Q${m} -300 ${far * 0.84} -350L${far * 0.74} -60Q${m} 0 ${near * 0.7} -60Z`, canvas.linear([[0, '#4a4f58'], [0.55, '#a4abb2'], [0.7, '#dfe4e8'], [1, '#80878f']], true));
    canvas.stroke(`M${m} -318V-20`, '#5a6068', 4);
    for (const x of [near, far]) canvas.ellipse(x * 0.93, -316, 66, 62, canvas.linear([[0, '#6a7078'], [1, '#c8ced4']], true));
    return;
  }
  if (kind === 'dress' || kind === 'robe') {
    const neck = ownChance(sitter, 'neck').pick(['round', 'collar', 'open', 'lace']);
    if (kind === 'dress' && neck === 'open') canvas.path(`M${near * 0.46} -382Q${m} -268 ${far * 0.52} -386Q60 -414 ${m} -410T${near * 0.46} -382Z`, tone(person.skin, 0.04));
    else canvas.path(`M-64 -404Q${m} -338 72 -404Q40 -424 4 -424T-64 -404Z`, tone(person.skin, 0.1));
    if (kind === 'robe') canvas.stroke(`M-66 -404Q${m} -330 74 -404M${m} -344V330`, mix(cloth, light.dark, 0.5), 8);
    else if (neck === 'collar') for (const d of [-1, 1]) canvas.path(`M${m} -344Q${m + d * 70} -352 ${d * 78 + 4} -412L${m + d * 104} -366Q${m + d * 70} -320 ${m} -344Z`, linen);
    else if (neck === 'lace' || neck === 'open') for (let i = 0; i < 19; i++) {
      const t = i / 18;
      const wide = neck === 'open' ? 1.3 : 0.92;
      canvas.ellipse(m - 84 * wide + t * 168 * wide, -398 + Math.sin(t * Math.PI) * (neck === 'open' ? 84 : 56), 11, 9, mix(linen, i % 2 ? light.dark : light.key, 0.06));
    }
    for (let i = 0; i < 5 && neck !== 'open'; i++) canvas.ellipse(m, -300 + i * 46, 6, 6, mix(cloth, light.key, 0.4));
    return;
  }
  if (kind === 'cloak') return;
  if (kind === 'uniform') {
    canvas.path(`M-66 -436Q${m} -392 74 -436L82 -382Q${m} -336 -70 -382Z`, mix(tone('#8a2f2c'), cloth, 0.25));
    canvas.stroke(`M${m} -366V330`, mix(cloth, light.dark, 0.5), 4);
    for (const x of [near * 0.84, far * 0.84]) {
      canvas.ellipse(x, -372, 58, 22, tone('#c9973c'));
      for (let i = -3; i <= 3; i++) canvas.stroke(`M${x + i * 16} -366v30`, tone('#b5832f'), 6);
    }
  } else if (kind === 'shirt') {
    canvas.path(`M-40 -410L${m} -290L58 -410Z`, tone(person.skin, 0.08));
    for (const d of [-1, 1]) canvas.path(`M${d * 58 + 4} -418L${m + d * 84} -372L${m + d * 30} -320L${m} -292Z`, mix(cloth, d > 0 ? light.key : light.dark, 0.2));
    canvas.stroke(`M${m} -292V330`, mix(cloth, light.dark, 0.4), 3.4, 0.7);
  } else {
    canvas.path(`M-58 -412L${m - 22} -230L${m} -178L${m + 26} -230L66 -412Q4 -372 -58 -412Z`, linen);
    const tie = ownChance(sitter, 'tie').pick(['bow', 'long', 'none']);
    const silk = tone(ownChance(sitter, 'silk').pick(['#2c2a34', '#5a2630', '#2f3f52']));
    if (tie === 'long') canvas.path(`M${m - 16} -370H${m + 18}L${m + 12} -346L${m + 24} -220L${m} -184L${m - 24} -220L${m - 10} -346Z`, silk);
    if (tie === 'bow') for (const d of [-1, 1]) canvas.path(`M${m} -362Q${m + d * 34} -392 ${m + d * 50} -372V-344Q${m + d * 30} -338 ${m} -354Z`, silk);
    for (const d of [-1, 1]) {
      canvas.path(`M${d * 58 + 4} -424L${m + d * 122} -370L${m + d * 92} -316L${m + d * 108} -294L${m + d * 4} -148L${m} -180Q${m + d * 30} -290 ${d * 58 + 4} -424Z`, mix(cloth, d > 0 ? light.key : light.dark, d > 0 ? 0.18 : 0.28));
      canvas.stroke(`M${m + d * 122} -370L${m + d * 92} -316L${m + d * 108} -294L${m + d * 4} -148`, mix(cloth, light.dark, 0.5), 3, 0.6);
    }
    canvas.stroke(`M${m} -170V330`, mix(cloth, light.dark, 0.5), 4);
  }
  if (person.clothes.buttons) for (let i = 0; i < 5; i++) for (const d of [-34, 34]) canvas.ellipse(m + d, -150 + i * 58, 9, 9, tone('#d9ae55'));
} // prettier-ignore
