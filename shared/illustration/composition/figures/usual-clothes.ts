import type { Coat, Dress } from '../../people/clothes.ts';
import type { Hat } from '../../people/heads.ts';
import type { Person } from '../../people/person.ts';
import type { Garment, Scene } from '../../scene.ts';

/** What people wear where the passage names no clothes, by their age, country and times. */

const COATS: Readonly<Partial<Record<Garment, Coat>>> = {
  coat: 'frock',
  'frock coat': 'frock',
  'great coat': 'great',
  'fur coat': 'great',
  cloak: 'cloak',
  robe: 'robe',
  uniform: 'tail',
  jacket: 'jacket',
  shirt: 'shirt',
  kaftan: 'kaftan',
  rags: 'jacket',
  armour: 'shirt',
  'dressing gown': 'kaftan',
  cassock: 'robe',
  'night shirt': 'robe',
};

const DRESSES: Readonly<Partial<Record<Garment, Dress>>> = {
  dress: 'day',
  'ball dress': 'ball',
  'peasant dress': 'sarafan',
  robe: 'nun',
  'night shirt': 'empire',
  rags: 'sarafan',
  cassock: 'nun',
};

export function usualHat(
  sex: string,
  age: string,
  isRussian: boolean,
  isPoor: boolean,
  garment: Garment | undefined,
  chance: number,
): Hat | undefined {
  if (garment === 'ball dress') return undefined;
  if (sex === 'woman' && (garment === 'cassock' || garment === 'robe')) return 'hood';
  if (age === 'child') return sex === 'woman' ? (isRussian ? 'kerchief' : 'bonnet') : 'cap';
  if (sex === 'woman') return isPoor || age === 'old' ? 'kerchief' : chance < 0.5 ? 'bonnet' : 'ladyHat';
  if (garment === 'uniform') return 'officerCap';
  if (garment === 'robe' || garment === 'cassock') return undefined;
  // Convicts and patients in gowns wear no top hats.
  if (garment === 'dressing gown' || garment === 'night shirt') return 'cap';
  if (garment === 'cloak') return isRussian ? 'furHat' : 'wideHat';
  // Sailors and workmen wear no top hats.
  if (garment === 'jacket') return 'cap';
  if ((garment === 'great coat' && isRussian) || garment === 'fur coat') return 'furHat';
  if (isPoor) return isRussian ? (chance < 0.5 ? 'furHat' : 'cap') : chance < 0.6 ? 'cap' : 'wideHat';
  // In Russia a peaked cap is worn oftener than a top hat.
  if (isRussian) return chance < 0.3 ? 'topHat' : chance < 0.8 ? 'cap' : 'wideHat';
  return chance < 0.3 ? 'topHat' : chance < 0.65 ? 'bowler' : 'wideHat';
}

export const indoorHat = (
  sex: string,
  age: string,
  garment: Garment | undefined,
  chance: number,
  isHairDescribed: boolean,
): Hat | undefined =>
  sex === 'woman' && garment === 'cassock'
    ? 'kerchief'
    : // Under a cap, hair that is described would not be seen.
      sex === 'woman' && age === 'old' && !isHairDescribed && chance < 0.8
      ? 'laceCap'
      : undefined;

export function usualBeard(
  age: string,
  isRussian: boolean,
  isPoor: boolean,
  chance: number,
): Person['beard'] {
  if (isRussian && isPoor) return 'full';
  if (age === 'old') return chance < 0.4 ? 'full' : chance < 0.75 ? 'whiskers' : undefined;
  return chance < 0.2 ? 'moustache' : chance < 0.35 ? 'whiskers' : undefined;
}

export function clothesOf(
  sex: string,
  age: string,
  garment: Garment | undefined,
  isRussian: boolean,
  isPoor: boolean,
  scene: Scene,
  chance: number,
  isLady: boolean,
): Pick<Person, 'dress' | 'coat' | 'legs'> {
  const isCloaked = garment === 'cloak' || garment === 'fur coat' || garment === 'great coat';
  if (sex === 'woman' && !isCloaked)
    return {
      dress:
        (garment && DRESSES[garment]) ??
        (age === 'child'
          ? 'day'
          : isPoor || (isRussian && chance < 0.25 && !isLady)
            ? 'sarafan'
            : chance < 0.4
              ? 'day'
              : chance < 0.75
                ? 'bell'
                : 'bustle'),
    };
  // A woman's coat is over her dress, which is all that is seen of it below.
  if (sex === 'woman' && garment !== 'cloak') return { dress: 'bell' };
  const legs =
    isRussian && (isPoor || garment === 'uniform')
      ? 'boots'
      : scene.era === 'baroque'
        ? 'breeches'
        : garment === 'uniform'
          ? 'boots'
          : 'trousers';
  if (garment && COATS[garment]) return { coat: COATS[garment], legs };
  if (age === 'child') return { coat: 'jacket', legs };
  if (scene.era === 'medieval' || scene.era === 'ancient')
    return { coat: chance < 0.5 ? 'robe' : 'cloak', legs: 'breeches' };
  const isCold = scene.season?.value === 'winter';
  return {
    coat: isCold
      ? 'great'
      : isRussian && isPoor
        ? 'kaftan'
        : isPoor
          ? 'jacket'
          : chance < 0.75
            ? 'frock'
            : 'jacket',
    legs,
  };
}
