/** The reference from one file of an archive to another, percent-encoded; the fragment, if any, as it is. */
export function relativeHref(from: string, to: string, fragment = ''): string {
  const base = from.split('/').slice(0, -1);
  const target = to.split('/');
  let common = 0;
  while (common < base.length && common < target.length - 1 && base[common] === target[common]) common++;
  const path = [...base.slice(common).map(() => '..'), ...target.slice(common)];
  const hash = fragment === '' ? '' : `#${fragment}`;
  return path.map((part) => (part === '..' ? part : encodeURIComponent(part))).join('/') + hash;
}
