import type { Scene } from '../../scene.ts';
import { looksOf } from '../backdrop.ts';
import { boxOf, shapesOf, type Canvas } from '../canvas.ts';
import { coupleOf, figureOf, headOf, lyingDown, MAN, partnerOf, wordsOf, type Figure } from '../figures.ts';
import { looksAt } from '../palette.ts';
import { boatOf, mountOf, raised, seatOf } from './seats.ts';
import { depthAt, footAt, type Stage } from './stage.ts';

export function placePeople(stage: Stage): void {
  const { scene, view, canvas, palette, near, heaven, terrain } = stage;
  if (terrain.special === 'street') near.block(0, 190);
  for (const person of scene.people) {
    const wanted = person.posture?.value === 'row' && terrain.water ? 1 : person.count === 'many' ? 9 : Math.min(person.count, 11); // prettier-ignore
    const isFar = person.isFar === true;
    const isWater = terrain.water === 'sea' && !terrain.special && terrain.ground === 'bare';
    if (isWater && !scene.things.some(({ what }) => what === 'boat')) continue;
    const isRowing = person.posture?.value === 'row' && terrain.water !== null;
    const base = isRowing ? view.scale * 0.5 : isFar && wanted <= 4 ? view.scale * 0.4 : view.scale;
    let shown = 0;
    for (let i = 0; i < wanted; i++) {
      // A crowd stands in two rows, the farther ones in the gaps of the nearer.
      const scale = wanted > 4 ? base * (i % 2 ? canvas.random.between(0.74, 0.86) : canvas.random.between(0.94, 1.06)) : base; // prettier-ignore
      const isLying = person.posture?.value === 'lie' || person.posture?.value === 'sleep';
      // Nobody stands on the water.
      const isByWater = !isRowing && terrain.water !== null && terrain.water !== 'stream';
      // A lying figure would be lost in the dark foreground.
      const foot =
        (isByWater ? view.foot + (scale > base * 0.9 ? 4 : -2) : footAt(view, scale)) - (isLying ? 26 : 0);
      const sits =
        wanted <= 3 && ['sit', 'read', 'write', 'eat', 'work'].includes(person.posture?.value ?? '');
      const alone = figureOf(person, scene, i, { isOutside: !isLying, canSit: sits, isFromBehind: isLookingIn(scene, i, canvas) }); // prettier-ignore
      const partner = partnerOf(scene, person, i);
      if (partner === 'drawn') continue;
      const figure = partner ? coupleOf(alone, figureOf(partner.person, scene, partner.index, { isOutside: false }), partner.how) : alone; // prettier-ignore
      const seat = isRowing
        ? boatOf(stage, figure)
        : person.posture?.value === 'ride'
          ? mountOf(stage, figure)
          : figure.isSeated
            ? seatOf(terrain, figure)
            : null;
      if (seat && figure.isSeated) for (const thing of scene.things) if (SEATS.has(thing.what) && !stage.shown.has(thing)) { stage.shown.add(thing); canvas.note(thing.what, thing.words); } // prettier-ignore
      const unit = headOf(scale * MAN) * figure.size;
      const x = (isFar || (wanted > 4 && i % 2 === 1) ? stage.middle : near).take(wantedX(scene, i, wanted, heaven.x), Math.max(isLying ? -figure.box.top : widthOf(figure), seat ? widthOf({ box: boxOf(seat.parts) }) : 0) * unit + 10, { overlap: wanted > 4 ? widthOf(figure) * unit * 0.24 : wanted > 2 ? widthOf(figure) * unit * 0.16 : 0 }); // prettier-ignore
      if (x === null) break;
      // People who are together turn to each other; alone they face the light.
      const isFlipped = wanted > 1 ? i % 2 === 1 : x > heaven.x;
      const parts = !seat ? (isLying ? lyingDown(figure) : figure.parts) : isRowing ? [...raised(figure, seat.lift), ...seat.parts] : [...seat.parts, ...raised(figure, seat.lift)]; // prettier-ignore
      stage.standing.push({ scale, isAfloat: isRowing, shapes: shapesOf(parts, { x: x - middleOf(figure) * unit * (isFlipped ? -1 : 1), y: foot, scale: unit, isFlipped }, looksAt(palette, depthAt(scale * (130 / view.scale)), { ...looksOf(person), isFaceLit: scene.type === 'character' && wanted <= 3 })) }); // prettier-ignore
      shown++;
    }
    if (shown > 0) canvas.note(person.sex === 'woman' ? 'woman' : 'person', wordsOf(person));
  }
}

/** Seats in the open. */
const SEATS: ReadonlySet<string> = new Set(['bench', 'garden bench', 'stump', 'rock', 'log']);

/** One person alone before a wide view has their back to us now and then. */
const isLookingIn = (scene: Scene, i: number, { random }: Canvas) => i === 0 && scene.people.length === 1 && scene.type === 'location' && [undefined, 'stand', 'look out'].includes(scene.people[0]!.posture?.value) && random.chance(0.4); // prettier-ignore

const widthOf = ({ box }: Pick<Figure, 'box'>) => box.right - box.left;
const middleOf = ({ box }: Figure) => (box.left + box.right) / 2;

/** On the thirds, and not before the light itself. */
function wantedX(scene: Scene, i: number, count: number, lightX: number): number {
  if (count > 4) {
    // A crowd stands in knots of unlike size, not in a file: two in three of them about the light.
    const middles = [lightX - 150, lightX + 130, lightX - 320, lightX - 60, 800, lightX + 260];
    return Math.max(180, Math.min(850, middles[i % middles.length]! + (Math.floor(i / middles.length) % 2 ? 52 : -20) + ((i * 37) % 30))); // prettier-ignore
  }
  const start = scene.people.length === 1 && count === 1 ? 400 : lightX - 230;
  return start + i * 92;
}
