import { mix, shade } from '#shared/illustration/drawing/colour.ts';
import { HEIGHT } from './canvas.ts';
import type { Stage } from './stage.ts';
import { isSnowy } from './land.ts';

/**
 * Horses and what they draw, or a motor car, on the ground where the text names them: across the way and about a third
 * from the side, on snow with runners.
 */
export function drawTraffic(stage: Stage): void {
  const isTroika = stage.has('troika');
  const hasCarriage = stage.has('carriage') || isTroika;
  const named = stage.has('horse') ? stage.count('horse', hasCarriage ? 1 : 2) : hasCarriage ? 1 : 0;
  const horses = isTroika ? 3 : Math.min(4, named);
  if (horses === 0) return;
  const random = stage.varied('traffic');
  const facing = random.chance(0.5) ? 1 : -1;
  const size = random.between(150, 185);
  const [x, y] = [600 - facing * random.between(60, 150), HEIGHT * random.between(0.83, 0.88)];
  stage.canvas.moved(`translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${facing} 1)`, () => {
    if (hasCarriage && stage.scene.era === 'modern') {
      drawMotorCar(stage, size);
      return;
    }
    if (hasCarriage) drawCarriage(stage, size);
    // Those abreast stand behind each other, the farthest drawn first.
    for (let i = horses - 1; i >= 0; i--) {
      const at = hasCarriage ? size * (1.5 + i * 0.17) : i * size * 1.25 - size * 0.5;
      drawHorse(stage, at, hasCarriage ? -i * size * 0.15 : (i % 2) * 34 - 20, size * (1 - i * 0.05), i);
    }
    if (hasCarriage) drawShafts(stage, size);
  });
} // prettier-ignore

const COATS = ['#6b4a34', '#8a6244', '#3f3430', '#a89a88'] as const;

/** A horse seen from the side, its feet at y, looking to the right; `size` is the height of its back. */
function drawHorse(stage: Stage, x: number, y: number, size: number, index: number): void {
  const { canvas, light } = stage;
  const coat = stage.seen(stage.colour('horse', COATS[index % COATS.length] ?? COATS[0], index), 0.05 + index * 0.13);
  const dark = mix(coat, light.dark, 0.4);
  const stride = stage.scene.movement === 'violent' ? 0.3 : 0.08;
  canvas.moved(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(3)})`, () => {
    canvas.ellipse(4, 1, 66, 5, light.dark, 0.28);
    for (const [foot, lean, tone] of [[-38, -1, dark], [36, 1, dark], [-30, 1, coat], [42, -0.4, coat]] as const) {
      const reach = lean * stride * 90;
      canvas.stroke(`M${foot} -48Q${foot + reach * 0.2} -30 ${foot + reach * 0.6} -24L${foot + reach} -2`, tone, 8.5);
      canvas.stroke(`M${foot + reach - 2} -2h7`, mix(dark, '#15131a', 0.5), 6);
    }
    canvas.path('M-62 -74Q-66 -96 -40 -96Q-10 -88 20 -95Q40 -100 56 -124Q66 -140 78 -138L84 -150L88 -136Q104 -126 116 -108Q118 -98 108 -97Q96 -98 88 -104Q80 -92 70 -78Q62 -48 44 -44Q0 -36 -44 -46Q-62 -52 -62 -74Z', canvas.linear([[0, mix(coat, light.key, 0.22)], [0.6, coat], [1, dark]])); // prettier-ignore
    canvas.path('M78 -142Q60 -132 50 -112Q40 -96 24 -94Q44 -104 50 -122Q60 -142 80 -146Z', mix(dark, '#15131a', 0.35));
    canvas.path('M-60 -88Q-82 -80 -80 -40Q-72 -34 -70 -52Q-66 -72 -54 -80Z', mix(dark, '#15131a', 0.3));
    canvas.ellipse(94, -126, 2.4, 2.4, '#15131a');
  });
} // prettier-ignore

/** A closed coach, or a cart in a Russian village; on snow both go on runners. */
function drawCarriage(stage: Stage, size: number): void {
  const { canvas, light, scene } = stage;
  const isCart = scene.region === 'east' || scene.setting === 'field' || scene.era === 'medieval';
  const body = stage.seen(stage.colour('carriage', isCart ? '#8a6a48' : '#4a3440'), 0.05);
  const fill = canvas.linear([[0, mix(body, light.key, 0.2)], [1, mix(body, light.dark, 0.35)]]);
  const s = size / 100;
  canvas.moved(`scale(${s.toFixed(3)})`, () => {
    canvas.ellipse(-10, 2, 110, 6, light.dark, 0.3);
    if (isCart) {
      canvas.path('M-92 -66H74L62 -34H-78Z', fill);
      for (let i = 0; i < 7; i++) canvas.stroke(`M${-84 + i * 25} -64l${4 - i} 28`, mix(body, light.dark, 0.4), 2.5);
      canvas.path('M-80 -66Q-50 -92 -6 -84Q40 -90 60 -66Z', stage.seen('#c9ae6a', 0.05));
    } else {
      canvas.path('M-78 -120Q-8 -134 58 -120L66 -52Q60 -26 30 -24H-48Q-80 -26 -86 -54Z', fill);
      canvas.path('M-84 -122Q-8 -142 64 -122V-114Q-8 -128 -84 -114Z', shade(body, -0.3));
      canvas.polygon([[-52, -106], [-14, -110], [-14, -76], [-54, -76]], mix(light.skyLow, light.dark, 0.3));
      canvas.polygon([[0, -110], [38, -106], [42, -76], [0, -76]], mix(light.skyLow, light.dark, 0.3));
      canvas.path('M66 -60L108 -70L112 -58L70 -40Z', shade(body, -0.2));
      canvas.rect(62, -108, 9, 16, '#ffdf9a');
      if (light.isDark) canvas.glow(66, -100, 80, '#ffc873', 0.6);
    }
    if (isSnowy(stage)) canvas.stroke('M-100 -20Q-108 -2 -84 -2H84Q116 -2 122 -34M-56 -30V-4M36 -30V-4', stage.seen('#5a4636', 0.05), 6);
    else for (const [cx, r] of [[-58, 34], [44, 28]] as const) drawWheel(stage, cx, -r, r);
  });
} // prettier-ignore

function drawWheel({ canvas, seen, light }: Stage, x: number, y: number, r: number): void {
  const wood = mix(seen('#4f3c30'), light.dark, 0.2);
  canvas.stroke(`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`, wood, 6);
  for (let i = 0; i < 5; i++) {
    const a = (i * Math.PI) / 5;
    const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
    canvas.stroke(`M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`, wood, 3); // prettier-ignore
  }
  canvas.ellipse(x, y, r * 0.17, r * 0.17, wood);
}

function drawShafts({ canvas, seen }: Stage, size: number): void {
  canvas.stroke(`M${size * 0.5} ${-size * 0.34}L${size * 2.1} ${-size * 0.62}`, seen('#4a3a30'), size * 0.03);
}

function drawMotorCar(stage: Stage, size: number): void {
  const { canvas, light } = stage;
  const paint = stage.seen(stage.colour('carriage', '#3f4a5c'), 0.05);
  const fill = canvas.linear([
    [0, mix(paint, light.key, 0.3)],
    [1, mix(paint, light.dark, 0.3)],
  ]);
  canvas.moved(`scale(${(size / 100).toFixed(3)})`, () => {
    canvas.ellipse(0, 2, 130, 7, light.dark, 0.3);
    canvas.path('M-118 -30Q-122 -66 -84 -68Q-70 -108 -34 -110H26Q46 -108 60 -70L112 -62Q128 -56 126 -28Z', fill); // prettier-ignore
    canvas.path('M-70 -70Q-60 -100 -32 -102H-8V-70ZM0 -102H24Q38 -98 50 -70H0Z', mix(light.skyLow, light.dark, 0.25)); // prettier-ignore
    for (const x of [-70, 76]) {
      canvas.ellipse(x, -22, 25, 25, mix('#1a1a20', light.dark, 0.3));
      canvas.ellipse(x, -22, 12, 12, stage.seen('#a9adb2'));
    }
    canvas.ellipse(118, -50, 8, 10, '#fff0c4');
    if (light.isDark) canvas.glow(130, -50, 120, '#ffe2a0', 0.6);
  });
}
