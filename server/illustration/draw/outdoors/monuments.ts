import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Stage } from '../stage.ts';

/** A round summerhouse on columns, its foot at (x, y). */
export function drawGazebo(stage: Stage, x: number, y: number, size: number): void {
  const { canvas, light } = stage;
  const post = stage.seen(stage.colour('column', '#efe8d8'), 0.08);
  const roof = stage.seen(stage.colour('dome', stage.colour('gazebo', stage.colour('roof', '#5f7d5a'))), 0.08);
  const s = size / 100;
  canvas.moved(`translate(${x} ${y}) scale(${s.toFixed(3)})`, () => {
    canvas.ellipse(6, 4, 92, 9, canvas.radial([[0, light.dark, 0.4], [1, light.dark, 0]]));
    canvas.rect(-56, -90, 112, 82, mix(post, light.dark, 0.5), 0.55);
    canvas.stroke('M-30 -32H30M-24 -32V-10M24 -32V-10', mix(stage.seen(stage.colour('table', '#6d5a40')), light.dark, 0.2), 5);
    for (const [at, dim] of [[-34, 0.3], [22, 0.22], [-66, 0.12], [56, 0]] as const) canvas.rect(at, -96, 10, 92, canvas.linear([[0, mix(post, light.dark, 0.3 + dim)], [0.6, mix(post, light.dark, dim)], [1, mix(post, light.key, 0.3)]], true));
    canvas.stroke('M-62 -34H-34M30 -34H62M-62 -22H-34M30 -22H62', mix(post, light.dark, 0.16), 3);
    canvas.path('M-76 -10H76L88 4H-88Z', canvas.linear([[0, mix(post, light.key, 0.2)], [1, mix(post, light.dark, 0.3)]]));
    canvas.rect(-76, -108, 152, 14, post);
    canvas.path('M-80 -108Q-60 -172 0 -184Q60 -172 80 -108Z', canvas.linear([[0, mix(roof, light.dark, 0.36)], [0.6, roof], [1, mix(roof, light.key, 0.26)]], true));
    canvas.stroke('M0 -184V-204', post, 4);
    canvas.ellipse(0, -206, 5, 5, stage.seen('#c9973c'));
  });
} // prettier-ignore

/** A figure of stone or bronze on its pedestal, its foot at (x, y). */
export function drawStatue(stage: Stage, x: number, y: number, size: number): void {
  const { canvas, light } = stage;
  const bronze = stage.seen(stage.colour('statue', '#a9a698'), 0.06);
  const stone = stage.seen(stage.colour('column', '#c4bcaa'), 0.06);
  const body = canvas.linear([[0, mix(bronze, light.dark, 0.4)], [0.6, bronze], [1, mix(bronze, light.key, 0.4)]], true);
  const isHigh = stage.has('column');
  canvas.moved(`translate(${x} ${y}) scale(${(size / 100).toFixed(3)})`, () => {
    canvas.ellipse(4, 2, 46, 6, canvas.radial([[0, light.dark, 0.45], [1, light.dark, 0]]));
    const top = isHigh ? -150 : -56;
    canvas.path('M-32 0L-28 -12H28L32 0Z', mix(stone, light.dark, 0.12));
    canvas.rect(isHigh ? -14 : -22, top, isHigh ? 28 : 44, -top - 12, canvas.linear([[0, mix(stone, light.dark, 0.36)], [0.6, stone], [1, mix(stone, light.key, 0.3)]], true));
    canvas.rect(isHigh ? -22 : -27, top - 8, isHigh ? 44 : 54, 9, mix(stone, light.key, 0.2));
    canvas.moved(`translate(0 ${top - 8})`, () => {
      canvas.path('M-13 0Q-10 -26 -13 -42Q-15 -60 -5 -64H6Q16 -60 14 -42Q11 -26 15 0Z', body);
      canvas.stroke('M12 -58Q20 -46 15 -34', bronze, 5);
      canvas.stroke(`M-10 -58Q-22 -52 -22 ${stage.has('sword') ? -36 : -66}`, mix(bronze, light.dark, 0.25), 5);
      if (stage.has('sword')) canvas.stroke('M-22 -38L-26 -2M-28 -34H-16', mix(bronze, light.key, 0.3), 2.4);
      canvas.ellipse(1, -71, 6.4, 7.6, body);
    });
  });
} // prettier-ignore
