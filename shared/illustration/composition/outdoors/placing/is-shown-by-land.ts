import type { Scene } from '../../../scene.ts';
import type { Far, Terrain } from '../../terrain/base-terrains.ts';
import { isInRavine } from '../../terrain/relief-of.ts';

/** Whether the terrain already shows a landform that the passage names. */
export function isShownByLand(what: string, terrain: Terrain, scene: Scene): boolean {
  const { far, water, hasRoad, special, ground, relief } = terrain;
  const hasFar = (...of: readonly Far[]) => of.some((each) => far.includes(each));
  switch (what) {
    case 'sea':
    case 'water':
    case 'wave':
    case 'lake':
    case 'pond':
    case 'pool':
    case 'river':
    case 'canal':
    case 'stream':
    case 'spring':
    case 'bank':
      return water !== null || (terrain.hasCanal === true && what !== 'sea');
    case 'shore':
      return ground === 'sand' || terrain.isIsland === true || water === 'bay';
    case 'bay':
    case 'harbour':
      return water === 'bay' || scene.setting?.value === 'harbour';
    case 'island':
      return terrain.isIsland === true;
    case 'road':
    case 'path':
    case 'trail':
      return hasRoad === true || terrain.isWalled === true;
    case 'puddle':
      return hasRoad === true || special === 'street';
    case 'avenue':
    case 'orchard':
    case 'market':
      return false;
    case 'street':
      return special === 'street' || terrain.isWaterfront === true;
    case 'mountain':
      return hasFar('peaks', 'lone height') || terrain.rockWalls !== undefined;
    case 'hill':
      return (
        relief !== undefined ||
        terrain.isWaterfront === true ||
        hasFar('hills', 'ridge', 'crowned hill', 'lone height', 'moor', 'valley') ||
        (terrain.isIsland === true && hasFar('spires'))
      );
    case 'ridge':
      return hasFar('ridge') || relief !== undefined;
    case 'valley':
      return hasFar('valley') || relief !== undefined;
    case 'basin':
      return relief === 'hollow';
    case 'ravine':
      return (
        hasFar('valley') ||
        relief === 'ravine' ||
        terrain.rockWalls !== undefined ||
        isInRavine(scene) ||
        scene.things.some(({ what: other, count }) => other === 'ravine' && count === 'many')
      );
    case 'moor':
      return hasFar('moor');
    case 'spire':
      return hasFar('spires');
    case 'plain':
      return hasFar('plain');
    case 'desert':
    case 'sand':
      return hasFar('dunes') || ground === 'sand';
    case 'wood':
      return (
        hasFar('wood', 'ridge', 'crowned hill') ||
        special === 'forest' ||
        terrain.isIsland === true ||
        water === 'bay'
      );
    case 'town':
      return hasFar('town') || special === 'street' || terrain.isWaterfront === true;
    case 'village':
      return hasFar('village') || isInRavine(scene);
    case 'pass':
      return terrain.rockWalls !== undefined || hasFar('valley', 'peaks', 'hills');
    case 'cliff':
      return hasFar('cliffs') || terrain.rockWalls !== undefined;
    case 'snowdrift':
      return ground === 'snow';
    case 'ploughland':
    case 'stubble':
      return terrain.tillage !== undefined;
    case 'grass':
    case 'moss':
    case 'lawn':
    case 'meadow':
    case 'field':
      return ground === 'grass' || ground === 'tall grass' || (what === 'field' && ground === 'snow');
    case 'garden':
      return scene.setting?.value === 'garden' || terrain.isWalled === true;
  }
  return scene.setting?.value === what;
}
