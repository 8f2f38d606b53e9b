import { describe, expect, it } from 'vitest';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { parsePublication } from '../parse-publication.ts';

const link = '<p>Туман<a l:href="#n1" type="note">[1]</a> над рекой.</p>';
const read = (notes: string, body = link) =>
  parsePublication(
    buildFb2({ chapters: [{ title: 'Один', body }] }, { rootXml: `<body name="notes">${notes}</body>` }),
  );
const note = (number: number) =>
  `<section id="n${number}"><title><p>${number}</p></title><p>Примечание ${number}.</p></section>`;

describe('notes of an FB2 that are not linked', () => {
  it('are read at its end, under their heading and numbers', () => {
    const book = read(`<title><p>Примечания</p></title>${note(1)}${note(2)}${note(3)}`);
    expect(book.chapters).toHaveLength(1);
    expect(book.chapters[0]!.text).toBe(
      'Один\n\nТуман[1] над рекой.\n\nПримечания\n\n2\n\nПримечание 2.\n\n3\n\nПримечание 3.',
    );
    expect(book.chapters[0]!.html).toContain('<p><strong>2</strong></p><p>Примечание 2.</p>');
    expect(book.notes.map(({ text }) => text)).toEqual(['Примечание 1.']);
  });

  it('count neither in the contents nor in the facts of the documents', () => {
    const [all, linked] = [read(`${note(1)}${note(2)}`), read(note(1))];
    expect(all.contents).toEqual(linked.contents);
    expect(all.documents).toEqual(linked.documents);
  });

  it('include those without an id or with a duplicate id', () => {
    const text = read(`${note(1)}<section><p>Без имени.</p></section><p>Вовсе без раздела.</p>${note(1)}`)
      .chapters[0]!.text;
    expect(text).toMatch(/Без имени\.\n\nВовсе без раздела\.\n\n1\n\nПримечание 1\.$/);
  });

  it('leave no heading behind if all are linked', () => {
    expect(read(`<title><p>Примечания</p></title>${note(1)}`).chapters[0]!.text).not.toContain('Примечания');
  });

  it('exclude those that another note links to', () => {
    const book = read(`<section id="n1"><p>Смотри <a l:href="#n2">дальше</a>.</p></section>${note(2)}`);
    expect(book.chapters[0]!.text).not.toContain('Примечание 2');
  });

  it.each(['#N1', 'book.fb2#n1', '#%6e1'])('are not those that a link names as %s', (href) => {
    const book = read(note(1), `<p>Туман<a l:href="${href}" type="note">[1]</a></p>`);
    expect(book.notes.map(({ text }) => text)).toEqual(['Примечание 1.']);
    expect(book.chapters[0]!.text).toBe('Один\n\nТуман[1]');
  });
});
