import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { polygon, rectangle, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import { filled, HEIGHT, shapesOf, WIDTH, type Canvas } from '../canvas.ts';
import * as land from '../land.ts';
import { looksAt, toneAt, type Palette } from '../palette.ts';
import type { Stage } from './stage.ts';

/** Everything between the sky and the ground that people stand on. */
export function drawFarLand({ scene, canvas, palette, terrain, view, heaven }: Stage): void {
  const { random } = canvas;
  const { horizon, foot } = view;
  const isSnowy = terrain.ground === 'snow';
  const white = mix(mix('#eeecef', palette.sky[2], 0.35), palette.sky[0], palette.isDark ? 0.34 : 0.06);
  const hazeTo = (from: number, strength: number) => ({
    from,
    to: horizon + 40,
    colour: palette.haze,
    strength,
  });
  const wooded =
    scene.season?.value === 'winter'
      ? 'bare'
      : scene.region === 'east' && random.chance(0.4)
        ? 'fir'
        : 'leafy';
  let depth = 0.8;
  for (const far of terrain.far) {
    const tone = isSnowy && (far === 'hills' || far === 'peaks' || far === 'plain') ? mix(white, toneAt(palette, 0.9), 0.45) : toneAt(palette, depth); // prettier-ignore
    const shapes: Shape[] = [];
    if (far === 'plain') shapes.push(filled(tone, ...land.landBelow(land.rolling(random, horizon, 12, 420))));
    if (far === 'hills') shapes.push(filled(tone, ...land.landBelow(land.rolling(random, horizon - random.between(8, 26), random.between(50, 96), 240)))); // prettier-ignore
    if (far === 'peaks')
      shapes.push(filled(tone, ...land.landBelow(land.jagged(random, horizon, horizon * 0.42, 5), 7)));
    if (far === 'cliffs') shapes.push(filled(tone, ...cliffs(random.between(0.26, 0.4), horizon)));
    if (far === 'dunes')
      shapes.push(filled(tone, ...land.landBelow(land.rolling(random, horizon + 10, 70, 330))));
    if (far === 'wood') shapes.push(filled(tone, ...land.woodline(random, land.rolling(random, horizon + 4, 14), wooded === 'fir' ? 56 : 44, wooded))); // prettier-ignore
    if (far === 'town') shapes.push(filled(tone, ...land.townline(random, horizon + 6, 84, scene.region)), ...(palette.isDark ? litWindows(random, horizon, palette) : [])); // prettier-ignore
    if (far === 'village') shapes.push(...farVillage(random, horizon + 8, palette, depth, scene));
    canvas.add(shapes, { haze: hazeTo(horizon - 70, 0.62), glow: 0.5, shadow: { blur: 3, distance: 3, colour: palette.sky[0], strength: 0.08 } }); // prettier-ignore
    depth -= 0.16;
  }
  if (terrain.water === 'sea' || terrain.water === 'lake' || terrain.water === 'river') {
    const to = terrain.water === 'river' ? foot - 26 : HEIGHT;
    const roughness = scene.weather?.value === 'storm' ? 1 : scene.weather?.value === 'wind' ? 0.6 : terrain.water === 'sea' ? 0.3 : 0.05; // prettier-ignore
    land.drawWater(canvas, palette, { from: horizon + (terrain.water === 'sea' ? 0 : 8), to: Math.max(to, horizon + 60), lightX: heaven.x, roughness, colour: scene.colours.find(({ of }) => of === 'sea' || of === 'water' || of === 'river')?.colour }); // prettier-ignore
    return;
  }
  // The land between the horizon and where people stand.
  const middle = horizon + (foot - horizon) * 0.34;
  const ground = isSnowy ? white : terrain.ground === 'sand' ? toneAt(palette, 0.6) : toneAt(palette, 0.5);
  canvas.add(
    [filled(ground, ...land.landBelow(land.rolling(random, middle, 14, 330))), ...(isSnowy || terrain.ground === 'sand' ? [] : [filled(ground, ...land.blades(random, () => middle, 9, 160))])],
    { haze: { from: middle, to: foot + 30, colour: isSnowy ? mix(white, '#ffffff', 0.3) : toneAt(palette, 0.3), strength: 0.55 }, glow: 0.42, shadow: { blur: 3, distance: 3, colour: palette.sky[0], strength: 0.08 } },
  ); // prettier-ignore
  if (terrain.water === 'stream' || terrain.hasRoad) {
    const isWater = terrain.water === 'stream';
    const colour = isWater ? mix(palette.sky[2], palette.light, 0.3) : isSnowy ? mix(white, palette.sky[1], 0.35) : mix(toneAt(palette, 0.72), palette.light, 0.35); // prettier-ignore
    canvas.add([filled(colour, ...land.winding(random, { x: random.between(330, 460), y: foot + 8, half: 62 }, { x: heaven.x - 60, y: middle + 2, half: 5 }))], { glow: 0.4 }); // prettier-ignore
  }
}

function cliffs(share: number, horizon: number): Path {
  const end = WIDTH * share;
  return [polygon([[-30, HEIGHT], [-30, horizon - 150], [end * 0.3, horizon - 164], [end * 0.55, horizon - 122], [end * 0.7, horizon - 116], [end * 0.82, horizon - 48], [end * 0.93, horizon - 34], [end, horizon + 8], [end, horizon + 12], [-30, horizon + 14]])]; // prettier-ignore
}

function litWindows(random: Canvas['random'], horizon: number, palette: Palette): Shape[] {
  return [filled(mix('#ffd98a', palette.haze, 0.25), ...Array.from({ length: 26 }, () => rectangle(random.between(40, 980), horizon - random.between(6, 34), 3, 4.5)))]; // prettier-ignore
}

function farVillage(
  random: Canvas['random'],
  foot: number,
  palette: Palette,
  depth: number,
  scene: Scene,
): Shape[] {
  const shapes: Shape[] = [];
  const isEast = scene.region === 'east';
  const looks = looksAt(palette, depth);
  const draw = (name: string, x: number, scale: number) => {
    const motif = MOTIFS.get(name);
    if (motif) shapes.push(...shapesOf(motif.draw(random, { isLit: palette.isDark }), { x, y: foot, scale, isFlipped: random.chance(0.5) }, looks)); // prettier-ignore
  };
  draw(isEast ? 'church with domes' : 'church with a spire', random.between(420, 560), 6);
  for (const x of [210, 290, 350, 640, 720, 800]) draw(isEast ? 'izba' : 'cottage', x + random.between(-18, 18), random.between(8.5, 11)); // prettier-ignore
  return shapes;
}
