import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../testing/test-length.ts';
import type { Attributes } from '../canonical/attributes.ts';
import { namedCharacters } from './named-characters.ts';
import { readReference } from './references.ts';
import { type MarkupHandler, walkMarkup } from './walk-markup.ts';

/** The events of a document, its text in one piece between tags. */
class Listener implements MarkupHandler {
  readonly events: unknown[] = [];
  private run = '';
  private readonly names: Readonly<Record<string, string>>;

  constructor(names: Readonly<Record<string, string>> = {}) {
    this.names = names;
  }

  open(name: string, attributes: Attributes) {
    this.flush();
    this.events.push({ name, attributes: { ...attributes } });
  }

  close(name: string) {
    this.flush();
    this.events.push(`/${name}`);
  }

  literal(run: string) {
    this.run += run;
  }

  text(source: string, start: number) {
    for (let at = start; ;) {
      const stop = /[<&]/g;
      stop.lastIndex = at;
      const end = stop.exec(source)?.index ?? source.length;
      this.run += source.slice(at, end);
      if (source[end] !== '&') return end;
      const reference = readReference(source, end, this.names);
      if (reference === null) return -1;
      this.run += reference.text;
      at = reference.end;
    }
  }

  finish() {
    this.flush();
    return this.events;
  }

  private flush() {
    if (this.run !== '') this.events.push({ text: this.run });
    this.run = '';
  }
}

function walked(source: string, html: boolean): unknown[] | null {
  const names = html ? namedCharacters : {};
  const listener = new Listener(names);
  return walkMarkup(source, 0, { html, names }, listener) ? listener.finish() : null;
}

function parsed(source: string, html: boolean): unknown[] {
  const listener = new Listener();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => listener.open(name, attributes),
      onclosetag: (name) => listener.close(name),
      ontext: (run) => listener.literal(run),
    },
    html ? { recognizeSelfClosing: true, recognizeCDATA: true } : { xmlMode: true },
  );
  parser.end(source);
  return listener.finish();
}

const name = fc.constantFrom(
  ...[
    'p',
    'div',
    'b',
    'a',
    'li',
    'ul',
    'table',
    'tr',
    'td',
    'th',
    'h1',
    'br',
    'img',
    'svg',
    'title',
    'style',
    'script',
  ],
  ...[
    'image',
    'form',
    'body',
    'head',
    'ruby',
    'rt',
    'dt',
    'option',
    'select',
    'textarea',
    'm:math',
    'linearGradient',
  ],
);
const text = fc.constantFrom(
  ...[
    'word',
    ' ',
    '\n',
    '&amp;',
    '&nbsp;',
    '&#1046;',
    '&#x26;',
    '&eacute;',
    'é',
    '>',
    '"',
    ']]>',
    '<!-- <b> -->',
  ],
  ...[
    '<![CDATA[<i>&amp;]]>',
    '<?x y?>',
    '&bogus;',
    '&amp',
    '& ',
    '< ',
    '<!-->',
    '<!--a--!>',
    '&#0;',
    '&#150;',
    '',
  ],
);
const attribute = fc.constantFrom(
  ...[
    '',
    ' id="a"',
    " class='b c'",
    ' x:y="1 &lt; 2"',
    ' CLASS="u"',
    ' id="a" id="b"',
    ' title="a>b"',
    ' hidden',
  ],
  ...[
    ' a=b',
    ' a = "b"',
    ' a="1"b="2"',
    ' alt="&copy;&#65;"',
    ' alt="&bad"',
    '\n  lang="ru"\n',
    ' /',
    ' __proto__="x"',
  ],
);
const markup = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'medium' },
    text,
    fc
      .tuple(
        name,
        attribute,
        fc.array(tie('part'), { maxLength: 4 }),
        fc.constantFrom('', '', '', '', ' ', 'x'),
      )
      .map(([tag, own, inner, odd]) => `<${tag}${own}>${inner.join('')}</${tag}${odd}>`),
    fc.tuple(name, attribute).map(([tag, own]) => `<${tag}${own}/>`),
    fc.tuple(name, attribute).map(([tag, own]) => `<${tag}${own}>`),
  ),
})).part;
const documents = fc.array(markup, { maxLength: 5 }).map((parts) => parts.join(''));

describe('walking over markup', () => {
  it.each([true, false])(
    'produces the events of htmlparser2, or leaves the document to it (HTML: %s)',
    (html) => {
      let alone = 0;
      fc.assert(
        fc.property(documents, (source) => {
          const events = walked(source, html);
          if (events === null) return;
          alone++;
          expect(events).toEqual(parsed(source, html));
        }),
        { numRuns: numRuns(500, 3_000) },
      );
      expect(alone).toBeGreaterThan(numRuns(50, 300));
    },
  );

  it('parses well-formed chapters without the HTML parser', () => {
    for (const source of [
      '<?xml version="1.0"?>\n<html xmlns="x"><head><title>A &amp; B</title><link href="c.css"/><style>p > b {}</style></head><body><p class="a">x<br/>y &#8212; z</p><!-- c --></body></html>\n',
      '<body><meta a= "b"></meta><p>a<img src="x" alt="1 &lt; 2">b</p><svg viewBox="0 0 1 1"><image/></svg><hr></body>',
    ])
      expect(walked(source, true)).toEqual(parsed(source, true));
  });

  it('leaves markup that is malformed or differs in HTML to the HTML parser', () => {
    for (const source of [
      '<p>a',
      '<p>a</b></p>',
      '<p><div></div></p>',
      '<p a=b></p>',
      'a < b',
      '<p></P>',
      '<p a="',
    ])
      expect(walked(source, true)).toBeNull();
  });
});
