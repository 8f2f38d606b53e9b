import { ellipse, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead, FaceLook } from './bust-looks.ts';

const has = ({ face }: BustHead, ...looks: readonly FaceLook[]): boolean =>
  looks.some((look) => face?.has(look));
const isSoft = ({ sex, age }: BustHead): boolean => sex === 'woman' || age === 'child';
const isOld = ({ age }: BustHead): boolean => age === 'old';

/** @returns `neck`: face and neck, which go into the collar; `parts`: what is drawn on them */
export function drawFace(head: BustHead): { neck: Part[]; parts: Part[] } {
  const shadeLines = wrinkles(head);
  return {
    neck: [
      { path: outlineOf(head), material: 'skin' },
      { path: jaw(head), material: 'shade' },
      ...(isOld(head) || has(head, 'wrinkles') ? [{ path: NECK_LINES, material: 'depth' } as const] : []),
      ...(has(head, 'cheeks puffy', 'face round') ? [{ path: JOWL, material: 'skin' } as const] : []),
    ],
    parts: [
      ...cheeks(head),
      { path: EAR, material: 'skin' },
      { path: EAR_FOLD, material: 'shade' },
      { path: lips(head), material: 'lip' },
      ...(shadeLines.length > 0 ? [{ path: shadeLines, material: 'shade' } as const] : []),
      ...eye(head),
      { path: lines(head), material: 'brow' },
      { path: brow(head), material: head.isWhiteHaired && !head.hasBrows ? 'grey' : 'brow' },
      ...(has(head, 'teeth') && has(head, 'smile') ? [{ path: TEETH, material: 'eye' } as const] : []),
      ...(has(head, 'stubble') ? [{ path: STUBBLE, material: 'shade' } as const] : []),
    ],
  };
}

/** The face from the brow down to the throat, as points of one curve. */
function profile(head: BustHead): Point[] {
  const { age, features } = head;
  const soft = isSoft(head);
  const size = has(head, 'nose large') ? 0.05 : has(head, 'nose small') ? -0.03 : 0;
  const n = features.nose * 0.03 + size + (isOld(head) ? 0.02 : age === 'child' ? -0.045 : soft ? -0.02 : 0);
  const jut = has(head, 'chin jutting') ? 0.1 : has(head, 'chin weak') ? -0.05 : 0;
  const c =
    features.chin * 0.022 + jut + (isOld(head) ? 0.03 : age === 'child' ? -0.03 : soft ? -0.015 : 0.01);
  const b = features.brow * 0.008 + (soft ? -0.016 : 0.006);
  const l = has(head, 'lips thick') ? 0.024 : has(head, 'lips thin', 'face grim') ? -0.012 : soft && age !== 'child' ? 0.012 : isOld(head) ? -0.025 : 0; // prettier-ignore
  const up = has(head, 'nose upturned') ? -0.05 : has(head, 'nose hooked') ? 0.035 : soft ? -0.022 : isOld(head) ? 0.025 : 0.004; // prettier-ignore
  const bridge = has(head, 'nose hooked') ? 0.036 : has(head, 'nose upturned') ? -0.022 : 0;
  const high = has(head, 'forehead high') ? 0.014 : 0;
  return [
    [0.1, -0.99], [0.24 + high, -0.925], [0.325 + high, -0.81], [0.352 + high * 0.6, -0.7], [0.362 + b, -0.635], [0.342 + b * 0.5, -0.575],
    [0.368 + n * 0.4 + bridge, -0.5], [0.425 + n * 0.8 + bridge, -0.405], [0.468 + n, -0.35 + up], [0.476 + n, -0.322 + up], [0.45 + n, -0.295 + up * 0.6],
    [0.393, -0.28, 1], [0.386, -0.245], [0.408 + l, -0.212], [0.412 + l, -0.198], [0.378 + l * 0.5, -0.18, 1], [0.398 + l, -0.158], [0.392 + l, -0.132],
    [0.358 + jut * 0.3, -0.108], [0.372 + c, -0.055], [0.366 + c, -0.01], [0.32 + c, 0.022], [0.25 + c * 0.6, 0.03],
  ]; // prettier-ignore
}

function outlineOf(head: BustHead): Path {
  const throat: Point[] = isSoft(head)
    ? [[0.13, 0.05], [0.04, 0.12], [0.03, 0.3], [0.1, 0.62], [0.16, 0.78]]
    : [[0.16, 0.06], [0.09, 0.13], [0.115, 0.27], [0.09, 0.36], [0.14, 0.6], [0.24, 0.86]]; // prettier-ignore
  const nape: Point[] = isSoft(head)
    ? [[-0.26, 0.78], [-0.3, 0.54], [-0.29, 0.24], [-0.29, -0.02]]
    : [[-0.6, 0.86], [-0.42, 0.52], [-0.37, 0.22], [-0.36, -0.04]]; // prettier-ignore
  return [outline([...profile(head), ...throat, ...nape, [-0.43, -0.3], [-0.47, -0.58], [-0.36, -0.86], [-0.1, -0.995]])]; // prettier-ignore
}

/** Under the jaw, behind it down the neck. */
const jaw = (head: BustHead): Path =>
  isSoft(head)
    ? [outline([[0.27, 0.03], [0.13, 0.05], [0.04, 0.12], [0.03, 0.28], [-0.06, 0.42], [-0.22, 0.4], [-0.2, 0.16], [-0.13, -0.08, 1], [-0.02, 0.0], [0.12, 0.035]])]
    : [outline([[0.28, 0.028], [0.16, 0.06], [0.09, 0.13], [0.11, 0.28], [0.04, 0.44], [-0.26, 0.44], [-0.24, 0.14], [-0.15, -0.12, 1], [-0.08, -0.02], [0.06, 0.04]])]; // prettier-ignore

const NECK_LINES: Path = [stroke([[0.12, 0.1], [0.02, 0.2], [-0.06, 0.24]], 0.008, true), stroke([[0.13, 0.16], [0.06, 0.26], [0.0, 0.32]], 0.008, true)]; // prettier-ignore
/** Flesh under the chin of a round face. */
const JOWL: Path = [outline([[0.33, -0.03], [0.33, 0.05], [0.22, 0.11], [0.04, 0.1], [-0.1, 0.0], [-0.12, -0.14], [0.1, -0.1]])]; // prettier-ignore
const EAR: Path = [outline([[-0.13, -0.34], [-0.1, -0.45], [-0.145, -0.535], [-0.22, -0.52], [-0.245, -0.43], [-0.215, -0.34], [-0.175, -0.27], [-0.145, -0.275]])]; // prettier-ignore
const EAR_FOLD: Path = [stroke([[-0.135, -0.46], [-0.18, -0.49], [-0.21, -0.43], [-0.18, -0.35]], 0.014, true)]; // prettier-ignore
const TEETH: Path = [outline([[0.402, -0.192, 1], [0.35, -0.194], [0.3, -0.212, 1], [0.33, -0.172], [0.394, -0.168, 1]])]; // prettier-ignore
const STUBBLE: Path = Array.from({ length: 46 }, (_, i) => { const [t, u] = [((i * 37) % 46) / 46, ((i * 17) % 46) / 46]; return stroke([[0.06 + t * 0.28, -0.13 + u * 0.13 - (1 - t) * 0.1], [0.064 + t * 0.28, -0.115 + u * 0.13 - (1 - t) * 0.1]], 0.007); }); // prettier-ignore

/** Full, fallen in, or with blood in them. */
function cheeks(head: BustHead): Part[] {
  const parts: Part[] = [];
  if (has(head, 'cheeks puffy', 'face round'))
    parts.push({ path: [ellipse(0.2, -0.24, 0.15, 0.15)], material: 'blush' }, { path: [stroke([[0.34, -0.33], [0.372, -0.25], [0.35, -0.15], [0.27, -0.08], [0.16, -0.07]], 0.016, true), stroke([[0.14, -0.5], [0.22, -0.47], [0.3, -0.475]], 0.012, true)], material: 'shade' }); // prettier-ignore
  else if (has(head, 'cheeks hollow', 'face lean'))
    parts.push({ path: [outline([[0.0, -0.37, 1], [0.12, -0.345], [0.21, -0.27], [0.235, -0.12, 1], [0.19, -0.21], [0.1, -0.31]])], material: 'shade' }); // prettier-ignore
  else if (
    has(head, 'cheeks rosy') ||
    (!has(head, 'face pale', 'wrinkles') && (isSoft(head) || head.age === 'young') && !isOld(head))
  )
    parts.push({ path: [ellipse(0.19, -0.32, 0.115, 0.085)], material: 'blush' });
  return parts;
}

function lips(head: BustHead): Path {
  const l = has(head, 'lips thick') ? 0.024 : has(head, 'lips thin', 'face grim') ? -0.012 : isSoft(head) && head.age !== 'child' ? 0.012 : isOld(head) ? -0.025 : 0; // prettier-ignore
  const corner = has(head, 'lips large') ? 0.285 : has(head, 'lips small') ? 0.345 : 0.32;
  const thick = has(head, 'lips thick') ? 1.5 : has(head, 'lips thin', 'face grim') || isOld(head) ? 0.45 : 1;
  return [
    outline([[0.386 + l * 0.4, -0.18 - 0.045 * thick, 1], [0.406 + l, -0.207], [0.378 + l * 0.5, -0.18, 1], [corner, -0.177, 1], [0.355, -0.18 - 0.03 * thick]]),
    outline([[0.378 + l * 0.5, -0.18, 1], [0.396 + l, -0.158], [0.385 + l, -0.18 + 0.044 * thick], [0.35, -0.18 + 0.034 * thick], [corner, -0.177, 1]]),
  ]; // prettier-ignore
}

/** The lashes, the wing of the nose, the line of the mouth. */
function lines(head: BustHead): Path {
  const s = eyeSize(head);
  const [cx, cy] = EYE;
  const corner = has(head, 'lips large') ? 0.27 : has(head, 'lips small') ? 0.335 : 0.305;
  const bend = has(head, 'smile sad') ? -0.008 : has(head, 'smile') ? -0.034 : has(head, 'face grim') ? 0.026 : isOld(head) ? 0.012 : 0.006; // prettier-ignore
  const mouth: Point[] = [[0.386, -0.18], [(0.38 + corner) / 2, -0.176 - bend * 0.2], [corner, -0.174 + bend]]; // prettier-ignore
  return [
    taper([[cx - 0.078 * s, cy + 0.01], [cx - 0.03 * s, cy - 0.033 * s], [cx + 0.033 * s, cy - 0.04 * s], [cx + 0.064 * s, cy - 0.018 * s]], head.sex === 'woman' ? [0.004, 0.013, 0.011, 0.004] : [0.003, 0.01, 0.008, 0.003]),
    stroke([[0.365, -0.34], [0.352, -0.305], [0.372, -0.285]], 0.011, true),
    stroke(mouth, 0.011, true),
  ]; // prettier-ignore
}

const EYE = [0.262, -0.53] as const;
const eyeSize = (head: BustHead): number => (has(head, 'eyes small') ? 0.74 : has(head, 'eyes large') ? 1.24 : head.age === 'child' ? 1.15 : 1); // prettier-ignore

function eye(head: BustHead): Part[] {
  const s = eyeSize(head);
  const [cx, cy] = EYE;
  const white = outline([[cx - 0.066 * s, cy + 0.006, 1], [cx - 0.028 * s, cy - 0.027 * s], [cx + 0.034 * s, cy - 0.032 * s], [cx + 0.047 * s, cy], [cx + 0.034 * s, cy + 0.024 * s], [cx - 0.012 * s, cy + 0.026 * s]]); // prettier-ignore
  const shadow = has(head, 'eyes sunken') ? [outline([[cx - 0.1, cy - 0.02], [cx - 0.02, cy - 0.07], [cx + 0.07, cy - 0.05], [cx + 0.06, cy + 0.04], [cx - 0.04, cy + 0.07]])] : []; // prettier-ignore
  return [
    ...(shadow.length > 0 ? [{ path: shadow, material: 'shade' } as const] : []),
    { path: [white], material: 'eye' },
    { path: [ellipse(cx + 0.024 * s, cy - 0.002, 0.021 * s, 0.027 * s)], material: 'iris' },
    ...(has(head, 'eyes pale') ? [] : [{ path: [ellipse(cx + 0.028 * s, cy - 0.002, 0.01 * s, 0.013 * s)], material: 'brow' } as const]), // prettier-ignore
    { path: [stroke([[cx - 0.055 * s, cy + 0.042 * s], [cx, cy + 0.05 * s], [cx + 0.04 * s, cy + 0.04 * s]], 0.009, true)], material: 'shade' }, // prettier-ignore
  ];
}

function brow(head: BustHead): Path {
  const thick = (head.sex === 'woman' ? 0.011 : isOld(head) ? 0.022 : 0.017) * (head.hasBrows ? 1.5 : 1) * (has(head, 'brows thick') ? 1.5 : 1); // prettier-ignore
  const drop = has(head, 'face grim') ? 0.03 : has(head, 'smile sad') ? -0.012 : 0;
  const tufts: Path = has(head, 'brows thick') ? [0.2, 0.25, 0.3, 0.345].map((x) => taper([[x - 0.02, -0.635], [x + 0.02, -0.668]], [0.013, 0.002])) : []; // prettier-ignore
  return [taper([[0.16, -0.612 - drop * 0.4], [0.22, -0.648], [0.29, -0.645 + drop * 0.6], [0.345, -0.622 + drop]], [thick * 0.3, thick, thick, thick * 0.5]), ...tufts]; // prettier-ignore
}

/** The lines of age, of laughter and of frowning. */
function wrinkles(head: BustHead): Path {
  const path: Path[number][] = [];
  const line = (...points: Point[]) => void path.push(stroke(points, 0.012, true));
  const isLined = isOld(head) || head.isLined === true || has(head, 'wrinkles');
  if (isLined || has(head, 'smile', 'face grim')) line([0.352, -0.31], [0.308, -0.25], [0.292, -0.17]);
  if (isLined) {
    line([0.13, -0.76], [0.22, -0.775], [0.31, -0.755]);
    line([0.16, -0.7], [0.24, -0.712], [0.325, -0.695]);
    line([0.14, -0.56], [0.1, -0.585], [0.07, -0.6]);
    line([0.14, -0.535], [0.09, -0.54], [0.06, -0.545]);
    line([0.2, -0.465], [0.26, -0.455], [0.31, -0.475]);
  }
  if (isOld(head) || has(head, 'wrinkles')) {
    line([0.14, -0.51], [0.1, -0.495], [0.07, -0.485]);
    line([0.18, -0.4], [0.15, -0.3], [0.17, -0.2]);
    line([0.3, -0.12], [0.28, -0.07], [0.3, -0.02]);
  }
  if (has(head, 'face grim')) line([0.335, -0.66], [0.328, -0.62], [0.335, -0.59]);
  if (has(head, 'scar')) path.push(stroke([[0.1, -0.46], [0.16, -0.36], [0.21, -0.22], [0.2, -0.14]], 0.024, true), ...[0.12, 0.16, 0.19].map((x, i) => stroke([[x - 0.02, -0.42 + i * 0.09], [x + 0.03, -0.44 + i * 0.09]], 0.01))); // prettier-ignore
  if (has(head, 'freckles')) for (const [x, y] of [[0.3, -0.4], [0.25, -0.37], [0.2, -0.39], [0.34, -0.36], [0.27, -0.33], [0.17, -0.34]] as const) path.push(ellipse(x, y, 0.008)); // prettier-ignore
  return path;
}
