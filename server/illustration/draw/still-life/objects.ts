import { mix, shade } from '#shared/illustration/drawing/colour.ts';
import { drawFramed } from './framed.ts';
import { drawBlade, drawDial, drawGun, drawKey, drawRing, drawShield } from './metal-objects.ts';
import { type DrawObject, rounded } from './rounded.ts';
import { drawBoots, drawCrown, drawGarment, drawHatObject } from './worn-objects.ts';
import { drawBottle, drawDish, drawGlass, drawSamovar, drawVessel } from './vessels.ts';

const drawBox: DrawObject = ({ canvas, light }, c) => {
  const front = canvas.linear([[0, mix(c, light.key, 0.12)], [1, mix(c, light.dark, 0.42)]]);
  canvas.polygon([[-180, -6], [-180, -128], [110, -128], [110, 0]], front);
  canvas.polygon([[110, 0], [110, -128], [196, -166], [196, -44]], mix(c, light.dark, 0.55));
  canvas.polygon([[-180, -128], [-96, -166], [196, -166], [110, -128]], mix(c, light.dark, 0.68));
  // The lid stands open, and something in it shines.
  canvas.polygon([[-96, -166], [-112, -282], [180, -290], [196, -166]], canvas.linear([[0, mix(c, light.key, 0.3)], [1, mix(c, light.dark, 0.2)]]));
  canvas.polygon([[-82, -178], [-94, -266], [166, -273], [180, -178]], mix(c, '#7c2433', 0.45));
  canvas.glow(30, -150, 120, '#ffd98a', 0.55);
  for (const [x, y, r] of [[-60, -138, 15], [-20, -146, 18], [28, -140, 16], [74, -148, 19], [112, -142, 13]] as const) canvas.ellipse(x, y, r, r * 0.66, mix('#d9ae55', light.key, 0.2));
  canvas.stroke('M-172 -20H102M-172 -112H102', mix('#c9973c', light.dark, 0.2), 7);
  canvas.rect(-52, -128, 34, 44, '#d9ae55');
  canvas.ellipse(-35, -104, 5, 8, '#4a3420');
}; // prettier-ignore

const drawBooks: DrawObject = ({ canvas, light }, c) => {
  for (const [i, each] of [c, shade(c, -0.35), '#5a4a3a'].entries()) {
    const [y, x, w] = [-i * 58, [-180, -150, -168][i]!, [350, 300, 318][i]!];
    canvas.path(`M${x} ${y - 56}H${x + w}V${y - 48}Q${x + w - 10} ${y - 28} ${x + w} ${y - 8}V${y}H${x}Q${x - 16} ${y - 28} ${x} ${y - 56}Z`, canvas.linear([[0, mix(each, light.key, 0.25)], [1, mix(each, light.dark, 0.35)]]));
    canvas.path(`M${x + 30} ${y - 48}H${x + w - 4}Q${x + w - 14} ${y - 28} ${x + w - 4} ${y - 8}H${x + 30}Z`, canvas.linear([[0, '#f1e8cf'], [1, mix('#d9c8a2', light.dark, 0.2)]]));
    for (const k of [-38, -28, -18]) canvas.stroke(`M${x + 34} ${y + k}H${x + w - 14}`, mix('#b9a880', light.dark, 0.1), 1.6, 0.6);
    canvas.stroke(`M${x + 4} ${y - 46}Q${x - 6} ${y - 28} ${x + 4} ${y - 10}M${x + 22} ${y - 54}V${y - 2}`, mix('#c9973c', each, 0.3), 3.4);
  }
  // One lies open on the pile.
  canvas.path('M-150 -176Q-80 -214 0 -184Q80 -216 156 -182L150 -170Q80 -198 2 -170Q-80 -198 -146 -164Z', '#f4ecd6');
  canvas.stroke('M0 -184V-170', mix('#8a7a5a', light.dark, 0.3), 3);
  for (const d of [-1, 1]) for (const k of [0, 1, 2]) canvas.stroke(`M${d * 26} ${-188 - k * 3}q${d * 44} -12 ${d * 92} ${2 + k * 2}`, light.dark, 1.5, 0.3);
}; // prettier-ignore

const drawPaper: DrawObject = ({ canvas, light }) => {
  canvas.polygon([[-210, 6], [-120, -150], [170, -168], [196, -16]], '#d8c9a4');
  canvas.path('M-220 -4Q-180 -90 -136 -168Q20 -190 186 -182Q176 -90 170 -24Q0 -2 -220 -4Z', canvas.linear([[0, '#f7efdb'], [1, '#e2d3ae']]));
  // Lines of a hand, never letters.
  for (let i = 0; i < 6; i++) canvas.stroke(`M${-128 - i * 13} ${-148 + i * 22}q36 -7 72 -1t76 -3t70 -4${i % 2 ? 't38 -3' : ''}`, mix('#4a4254', light.dark, 0.2), 2.2, 0.5);
  canvas.ellipse(120, -44, 28, 25, '#8f2a28');
  canvas.ellipse(116, -48, 18, 16, '#b8403a');
  // A quill across the corner.
  canvas.path('M232 -20Q150 -60 60 -40Q130 -96 250 -36Z', mix('#f1ece0', light.dark, 0.06));
  canvas.stroke('M270 -6L50 -38', '#b9a880', 3.4);
}; // prettier-ignore

const drawLantern: DrawObject = ({ canvas, light }, c) => {
  canvas.glow(0, -150, 420, '#ffc873', 0.85);
  canvas.stroke('M-56 -276Q0 -390 56 -276', mix(c, light.dark, 0.2), 10);
  canvas.path('M-84 -256Q-40 -276 0 -330Q40 -276 84 -256Z', canvas.linear([[0, mix(c, light.key, 0.3)], [1, mix(c, light.dark, 0.4)]], true));
  canvas.rect(-66, -256, 132, 226, canvas.radial([[0, '#fffbe8'], [0.5, '#ffe9a8'], [1, '#f0b45a']]));
  canvas.path('M0 -196q30 54 0 92q-30 -38 0 -92Z', '#ffffff');
  canvas.rect(-9, -106, 18, 74, '#f4ecd8');
  canvas.stroke('M-66 -258V-30M66 -258V-30M-24 -258V-30M24 -258V-30M-66 -150H66', mix(c, light.dark, 0.35), 7);
  canvas.path('M-90 -34H90L100 0H-100Z', canvas.linear([[0, mix(c, light.key, 0.25)], [1, mix(c, light.dark, 0.4)]]));
}; // prettier-ignore

const drawCandleObject: DrawObject = ({ canvas, light }, c) => {
  canvas.glow(0, -330, 440, '#ffbe66', 0.85);
  canvas.ellipse(0, -8, 108, 24, mix(c, light.dark, 0.2));
  canvas.ellipse(-4, -16, 96, 18, mix(c, light.key, 0.3));
  canvas.stroke('M92 -16q46 -12 44 -42q-6 -26 -42 -14', mix(c, light.dark, 0.1), 9);
  canvas.path('M-32 -20Q-38 -60 -30 -70H30Q38 -60 32 -20Z', mix(c, light.dark, 0.15));
  canvas.path('M-26 -66V-262Q0 -276 26 -258V-66Z', canvas.linear([[0, '#cdbfa2'], [0.35, '#fdf5e0'], [1, '#d6c4a0']], true));
  canvas.path('M26 -250Q44 -230 36 -176Q30 -190 26 -186Z', '#f7ecd0');
  canvas.stroke('M0 -264V-284', '#3a302c', 4);
  canvas.path('M0 -364q34 52 0 88q-32 -34 0 -88Z', '#ffd98a');
  canvas.path('M2 -330q16 28 0 50q-16 -20 0 -50Z', '#fffbe8');
}; // prettier-ignore

const drawFruit: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  const bowl = '#8fa3a8';
  const balls = [[-112, -96, 56], [-40, -128, 62], [44, -124, 60], [112, -96, 54], [-2, -178, 56]] as const;
  for (const [i, [x, y, r]] of balls.entries()) {
    const each = i % 3 === 1 ? mix(c, '#c9973c', 0.4) : c;
    canvas.ellipse(x, y, r, r * 0.95, mix(each, light.dark, 0.3));
    canvas.ellipse(x - r * 0.1, y - r * 0.1, r * 0.84, r * 0.8, each);
    canvas.ellipse(x - r * 0.3, y - r * 0.34, r * 0.34, r * 0.28, mix(each, light.key, 0.6), 0.85);
    canvas.stroke(`M${x + 4} ${y - r * 0.86}q4 -16 16 -22`, '#4a3a28', 5);
  }
  canvas.path('M-196 -92Q0 -66 196 -92Q170 -18 70 -6H-70Q-170 -18 -196 -92Z', rounded(stage, bowl));
  canvas.path('M-60 -8H60L84 0H-84Z', mix(bowl, light.dark, 0.4));
}; // prettier-ignore

const drawGlobe: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  const brass = '#b98f45';
  canvas.path('M-70 0Q-60 -26 -12 -32V-60H12V-32Q60 -26 70 0Z', rounded(stage, '#6b4a34'));
  canvas.ellipse(0, -190, 128, 128, canvas.radial([[0, mix('#7fa3ac', light.key, 0.4)], [0.6, '#5f8a98'], [1, mix('#3f6674', light.dark, 0.4)]]));
  canvas.within('M-128 -190a128 128 0 1 0 256 0a128 128 0 1 0 -256 0', () => {
    canvas.path('M-70 -280Q-10 -300 30 -260Q40 -214 -6 -200Q-30 -160 -62 -190Q-104 -220 -70 -280Z', mix(c, '#b0a060', 0.5));
    canvas.path('M10 -176Q70 -196 90 -150Q84 -90 40 -84Q20 -120 10 -176Z', mix(c, '#a89456', 0.5));
    for (const w of [40, 90]) canvas.stroke(`M-0 -318Q${w} -190 0 -62M0 -318Q${-w} -190 0 -62`, light.dark, 1.6, 0.25);
  });
  canvas.stroke('M-60 -320A140 140 0 0 1 20 -52', brass, 9);
  canvas.stroke('M-76 -308A140 140 0 1 0 76 -72', brass, 9);
}; // prettier-ignore

const drawSkull: DrawObject = ({ canvas, light }) => {
  const bone = '#e6dcc2';
  canvas.path('M-96 -60Q-150 -110 -128 -190Q-90 -276 20 -268Q130 -252 132 -160Q132 -110 92 -84L88 -20Q40 6 -34 -6L-44 -50Q-80 -44 -96 -60Z', canvas.linear([[0, mix(bone, light.key, 0.3)], [0.6, bone], [1, mix(bone, light.dark, 0.5)]], true));
  for (const [x, w] of [[-28, 38], [66, 30]] as const) canvas.ellipse(x, -136, w, 40, mix('#2a2024', light.dark, 0.3));
  canvas.path('M24 -108L8 -66H44Z', '#2f2426');
  for (let i = 0; i < 7; i++) canvas.stroke(`M${-28 + i * 17} -44V-8`, '#6a5a4a', 3.4);
}; // prettier-ignore

const drawMask: DrawObject = ({ canvas, light }, c) => {
  canvas.path('M-190 -190Q-90 -250 0 -206Q90 -250 190 -190Q196 -70 100 -60Q40 -64 0 -116Q-40 -64 -100 -60Q-196 -70 -190 -190Z', canvas.linear([[0, mix(c, light.key, 0.35)], [1, mix(c, light.dark, 0.4)]]));
  for (const x of [-92, 92]) canvas.path(`M${x - 52} -144Q${x} -184 ${x + 52} -144Q${x} -112 ${x - 52} -144Z`, '#1d1518');
  canvas.stroke('M-186 -184Q-90 -240 0 -200Q90 -240 186 -184', '#d9ae55', 8);
  canvas.stroke('M188 -120Q260 -60 230 0M-188 -120Q-270 -60 -240 6', mix(c, light.dark, 0.2), 9);
}; // prettier-ignore

const drawInstrument: DrawObject = ({ canvas, light }, c) => {
  canvas.moved('rotate(-62 0 -60)', () => {
    canvas.path('M0 -20C-84 -20 -98 -100 -58 -132C-40 -150 -40 -168 -54 -186C-80 -226 -46 -276 0 -276C46 -276 80 -226 54 -186C40 -168 40 -150 58 -132C98 -100 84 -20 0 -20Z', canvas.linear([[0, mix(c, light.dark, 0.4)], [0.4, mix(c, '#a8602e', 0.6)], [1, mix(c, light.key, 0.3)]], true));
    canvas.rect(-13, -470, 26, 300, '#2f2522');
    for (const x of [-7, 0, 7]) canvas.stroke(`M${x} -470V-70`, '#e6dcc2', 1.6);
    for (const d of [-1, 1]) canvas.stroke(`M${d * 30} -160q${d * -9} 24 0 46`, '#2a1a16', 5);
    canvas.ellipse(0, -480, 20, 24, '#4a3028');
  });
  canvas.stroke('M-250 -8L260 -34', '#6b4a34', 7);
}; // prettier-ignore

const drawPipe: DrawObject = ({ canvas, light }, c) => {
  const wood = mix(c, '#7a4a2c', 0.6);
  canvas.stroke('M-250 -130Q-120 -150 -10 -60', '#2a2426', 18);
  canvas.stroke('M-90 -112Q-40 -90 10 -40', wood, 28);
  canvas.path('M-10 -150H110Q120 -40 60 -6Q0 6 -14 -50Z', canvas.linear([[0, mix(wood, light.key, 0.4)], [1, mix(wood, light.dark, 0.5)]], true));
  canvas.ellipse(50, -150, 60, 14, '#2a1a16');
  for (let i = 0; i < 3; i++) canvas.stroke(`M${44 + i * 9} -170q${-30 - i * 8} -60 ${16} -110t${-10 + i * 14} -110`, mix(light.skyLow, '#ffffff', 0.4), 9 + i * 5, 0.16);
}; // prettier-ignore

const drawFlowersObject: DrawObject = (stage, c) => {
  const { canvas } = stage;
  const random = stage.fixed('bunch');
  const tints = [c, shade(c, 0.35), shade(c, -0.2), mix(c, '#f1ece0', 0.6)];
  for (let i = 0; i < 26; i++) {
    const angle = random.between(-1.35, 1.35);
    const reach = random.between(110, 250);
    const [x, y] = [Math.sin(angle) * reach, -250 - Math.cos(angle) * reach];
    canvas.stroke(`M0 -240Q${x * 0.3} ${-260 - reach * 0.3} ${x} ${y}`, stage.seen('#4f6f3c'), 5);
    if (i < 12) {
      canvas.path(`M${x} ${y}q30 -34 64 -22q-20 34 -64 22Z`, stage.seen(i % 2 ? '#5d7d48' : '#3f5f38'));
      continue;
    }
    const [r, tint] = [random.between(26, 40), tints[i % tints.length]!];
    for (let k = 0; k < 6; k++) canvas.ellipse(x + Math.cos(k * 1.05) * r * 0.62, y + Math.sin(k * 1.05) * r * 0.56, r * 0.6, r * 0.54, shade(tint, k < 3 ? -0.16 : 0.1));
    canvas.ellipse(x, y, r * 0.34, r * 0.3, shade(tint, -0.4));
  }
  drawVessel(stage, stage.seen(stage.colour('vase', '#6f8f9a')));
}; // prettier-ignore

export const OBJECTS: Readonly<Record<string, DrawObject | undefined>> = {
  box: drawBox, chest: drawBox, books: drawBooks, vase: drawVessel, bottle: drawBottle, glass: drawGlass, samovar: drawSamovar,
  pots: drawDish, basket: drawFruit, sword: drawBlade, gun: drawGun, key: drawKey, letter: drawPaper, map: drawPaper,
  lamp: drawLantern, candle: drawCandleObject, fruit: drawFruit, globe: drawGlobe, skull: drawSkull, ring: drawRing, watch: drawDial,
  clock: drawDial, mirror: drawFramed('mirror'), picture: drawFramed('portrait'), frame: drawFramed('portrait'),
  icon: drawFramed('icon'), flowers: drawFlowersObject, mask: drawMask, instrument: drawInstrument, shield: drawShield,
  pipe: drawPipe, hat: drawHatObject, boots: drawBoots, garment: drawGarment, crown: drawCrown,
}; // prettier-ignore
