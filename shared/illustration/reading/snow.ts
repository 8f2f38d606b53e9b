import type { Token } from './grammar/tokens.ts';
import { wordLike } from './word-like.ts';

const SNOW = /^(?:snow|snows|snowy|ice|снег\p{L}*|снежн\p{L}+|снегов\p{L}+|льд\p{L}+|лед)$/u;
const SNOWY = /^(?:snowy|снежн\p{L}+|снегов\p{L}+)$/u;
const PEAK =
  /^(?:mountains?|mountaintops?|peaks?|summits?|alps|вершин\p{L}*|гор|гора|горы|горам|горах|горами|хреб\p{L}+)$/u;
const HEIGHT = /^(?:tops?|hilltops?|crests?|heights?|верхушк\p{L}+|макушк\p{L}+|гребн\p{L}+)$/u;
const HEAD =
  /^(?:heads?|hair|locks|brows?|beards?|whiskers|moustaches?|голов\p{L}*|волос\p{L}*|бород\p{L}+|кудр\p{L}+|бров\p{L}+|усы|усов|усами|седин\p{L}*)$/u;
/** Things on which snow lies lower down as well, and others that have a top. */
const BELOW = wordLike`
  fields? meadows? roofs? roads? streets? ground earth plains? valleys? village gardens? trees? firs?
  pines? branches пол[еюя] полях луг\p{L}* крыш\p{L}* дорог\p{L}* улиц\p{L}* земл\p{L}+ равнин\p{L}+
  долин\p{L}+ сад\p{L}* дере[вс]\p{L}* ел(?:ь|и|ей|ями|ях) сос[её]?н\p{L}* берез\p{L}* ветв\p{L}*
`;

/** Words of a clause on either side in which what snow lies on is named. */
const REACH = 9;

/** Snow that says nothing about the season: on mountains, other heights, or a person's head; null for any other snow. */
export function snowyHeight(tokens: readonly Token[], at: number): 'mountain' | 'height' | 'head' | null {
  const token = tokens[at]!;
  if (!SNOW.test(token.word)) return null;
  // "Snowy tops" are themselves snowy; other snow lies on the heights named in its clause.
  const [before, after] = SNOWY.test(token.word) ? [0, 3] : [REACH, REACH];
  const around = tokens
    .slice(Math.max(0, at - before), at + after + 1)
    .filter(({ clause }) => clause === token.clause);
  const has = (words: RegExp) => around.some(({ word }) => words.test(word));
  if (has(BELOW)) return null;
  return has(PEAK) ? 'mountain' : has(HEIGHT) ? 'height' : has(HEAD) ? 'head' : null;
}

const GONE = /^(?:vanished|melted|disappeared|thawed|(?:стая|растая|сош|исчез|сбежа)\p{L}*)$/u;

/** "The snow vanished", «снег сошёл»: there is none. */
export function hasMelted(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (!SNOW.test(token.word)) return false;
  const after = tokens.slice(at + 1, at + 5).filter(({ clause }) => clause === token.clause);
  return (
    after.some(({ word }) => GONE.test(word)) && !after.some(({ word }) => /^(?:not|never|не)$/u.test(word))
  );
}
