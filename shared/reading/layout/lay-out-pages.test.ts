import { describe, expect, it } from 'vitest';
import { layOutPages } from './lay-out-pages.ts';

const geometry = { fontSizePx: 18, lineHeight: 1.6 };
const lay = (html: string) => layOutPages({ html, geometry, marks: [] });

describe('a chapter laid out', () => {
  it('shows its picture where it has nothing else', () => {
    const plate = '<figure><img data-resource="plate.jpg" alt="A map"/></figure>';
    expect(lay(plate).pages).toEqual([{ start: 0, end: 0, html: plate }]);
  });

  it('shows every picture on one of its pages, the first and the last too', () => {
    const picture = (name: string) => `<p><img data-resource="${name}"/></p>`;
    const words = `<p>${'Word after word. '.repeat(200).trim()}</p>`;
    const { pages } = lay(picture('first') + words + picture('middle') + words + picture('last'));
    expect(pages.length).toBeGreaterThan(2);
    for (const name of ['first', 'middle', 'last'])
      expect(
        pages.filter(({ html }) => html.includes(`"${name}"`)),
        name,
      ).toHaveLength(1);
  });
});
