import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Stage } from '../stage.ts';
import type { Sitter } from './sitter.ts';

/** A ladder over the shoulder, behind everything. */
export function drawLadder({ canvas, seen }: Stage, s: number): void {
  const wood = seen('#8a6a48');
  canvas.stroke(`M${-s * 1.5} -40L${-s * 0.1} -900M${-s * 1.18} 40L${s * 0.2} -880`, wood, 17);
  for (let i = 0; i < 9; i++)
    canvas.stroke(`M${-s * 1.4 + i * s * 0.155} ${-100 - i * 96}l${s * 0.3} 34`, wood, 12);
}

/** What is carried, in the hand nearer to the light. */
export function drawHeld({ canvas, light }: Stage, { person, half: s, cloth, tone, pose }: Sitter): void {
  const held = person.holds.find((kind) => kind !== 'ladder');
  if (!held) return;
  const [x, y] = [s * (pose === 'profile' ? 0.7 : 0.86), -190];
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
