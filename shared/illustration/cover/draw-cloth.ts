import { mix, shade } from '../drawing/colour.ts';
import { COVER_HEIGHT, COVER_WIDTH, HINGE, type CoverCanvas } from './cover-canvas.ts';

/** A weave of two threads, lighter where the light falls, and the hinge at the back. */
export function drawCloth(canvas: CoverCanvas, cloth: string): void {
  canvas.fillStyle = cloth;
  canvas.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT);
  canvas.globalAlpha = 0.07;
  for (let y = 0; y < COVER_HEIGHT; y += 4) {
    canvas.fillStyle = shade(cloth, (y / 4) % 2 === 0 ? 0.22 : -0.3);
    canvas.fillRect(0, y, COVER_WIDTH, 1);
  }
  for (let x = 0; x < COVER_WIDTH; x += 4) {
    canvas.fillStyle = shade(cloth, (x / 4) % 2 === 0 ? -0.3 : 0.22);
    canvas.fillRect(x, 0, 1, COVER_HEIGHT);
  }
  canvas.globalAlpha = 1;
}

/** The light and the hinge, drawn over cloth and foil alike. */
export function drawLight(canvas: CoverCanvas): void {
  const light = canvas.createRadialGradient(250, 260, 80, 310, 430, 660);
  light.addColorStop(0, 'rgb(255 255 255 / 6%)');
  light.addColorStop(0.55, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, 'rgb(0 0 0 / 16%)');
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT);
  const hinge = canvas.createLinearGradient(0, 0, HINGE * 1.6, 0);
  hinge.addColorStop(0, 'rgb(0 0 0 / 16%)');
  hinge.addColorStop(0.6, 'rgb(0 0 0 / 3%)');
  hinge.addColorStop(0.72, 'rgb(0 0 0 / 24%)');
  hinge.addColorStop(0.86, 'rgb(255 255 255 / 10%)');
  hinge.addColorStop(1, 'rgb(0 0 0 / 0%)');
  canvas.fillStyle = hinge;
  canvas.fillRect(0, 0, HINGE * 1.6, COVER_HEIGHT);
}

/** Foil of one colour, with a slight shine towards the light. */
export function foilOf(canvas: CoverCanvas, ink: string, cloth: string): unknown {
  const foil = canvas.createLinearGradient(40, 0, 560, COVER_HEIGHT);
  foil.addColorStop(0, mix(ink, cloth, 0.06));
  foil.addColorStop(0.3, ink);
  foil.addColorStop(0.62, mix(ink, cloth, 0.14));
  foil.addColorStop(1, ink);
  return foil;
}
