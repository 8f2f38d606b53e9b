import { mix } from '#shared/illustration/drawing/colour.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';
import type { Stage } from '../stage.ts';

/** Somebody lying with the head on pillows at the left, under a blanket to the breast; `draw` draws them upright. */
export function drawInBed(stage: Stage, draw: () => void): void {
  const { canvas, light } = stage;
  const wood = stage.seen(stage.colour('bed', '#6b4a34'));
  const linen = stage.seen(stage.colour('pillow', '#f1ece0'));
  const wool = stage.seen(stage.colour('quilt', stage.varied('quilt').pick(['#6d7f94', '#8a5a4c', '#6f7d5a', '#84708f'])));
  canvas.path('M-20 900V250Q60 150 190 190V900Z', canvas.linear([[0, mix(wood, light.key, 0.2)], [1, mix(wood, light.dark, 0.5)]], true));
  canvas.path('M60 760Q20 470 160 420Q330 330 520 400Q640 440 610 640L560 800Z', canvas.linear([[0, mix(linen, light.key, 0.3)], [1, mix(linen, light.dark, 0.34)]]));
  for (const [x, y, to] of [[140, 470, 300], [120, 620, 280], [520, 440, 420]] as const) canvas.stroke(`M${x} ${y}Q${(x + to) / 2} ${y + 40} ${to} ${y + 20}`, mix(linen, light.dark, 0.3), 7, 0.5);
  canvas.ellipse(350, 600, 240, 90, canvas.radial([[0, light.dark, 0.36], [1, light.dark, 0]]));
  canvas.moved('translate(830 700) rotate(-64) scale(1.02)', draw);
  canvas.path('M520 660Q700 520 900 560T1220 520V910H380Q440 740 520 660Z', canvas.linear([[0, mix(wool, light.key, 0.22)], [1, mix(wool, light.dark, 0.45)]]));
  canvas.path('M500 690Q680 540 900 566L916 622Q720 590 556 726Z', canvas.linear([[0, mix(linen, light.key, 0.2)], [1, mix(linen, light.dark, 0.2)]]));
  for (const [x, bend] of [[640, -50], [780, 40], [940, -30], [1080, 50]] as const) canvas.path(`M${x} 640Q${x + bend} 760 ${x - 60} 910H${x}Q${x + bend + 50} 760 ${x} 640Z`, light.dark, 0.16);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.radial([[0.5, light.dark, 0], [1, light.dark, 0.45]]));
} // prettier-ignore
