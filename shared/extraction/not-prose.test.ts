import { describe, expect, it } from 'vitest';
import { extractChapter } from '#server/extraction/embedded-engine.ts';

const HALL =
  'The hall was wide and cold, with a floor of black and white stone. Tall dusty mirrors hung between the windows, and ' +
  'a grey light fell through the dirty glass upon the broken chairs.';
const YARD =
  'The yard was narrow and dark, with high brick walls on three sides. A black pump stood in the middle of the wet stones, ' +
  'and a torn white sheet hung on a rope between two iron posts.';
const ZAL =
  'Зал был широкий и холодный, с полом из черного и белого камня. Между окнами висели высокие пыльные зеркала, и серый ' +
  'свет падал сквозь грязное стекло на сломанные стулья.';

const passagesOf = (text: string, language: 'en' | 'ru'): string[] =>
  extractChapter(text, language).passages.map(({ start, end }) => text.slice(start, end));

describe('text that is not narration', () => {
  it('is verse, line by line or stanza by stanza', () => {
    const verse = [
      'The grey wind walks the yellow sand',
      'Between the white stones and the sea',
      'The moon lays down a silver hand',
      'Upon the black bough of the tree',
      'And red the lamp, and green the wave',
    ];
    for (const gap of ['\n', '\n\n'])
      expect(passagesOf(`${HALL}\n\n${verse.join(gap)}\n\n${YARD}`, 'en')).toEqual([HALL, YARD]);
  });

  it('is a letter between its salutation and its close', () => {
    const letter = [
      'My dear Harriet,',
      `We have come at last. ${HALL}`,
      'Your affectionate sister, Jane',
      'She folded the sheet and said nothing for a long while, and then she laughed at herself.',
      'Nobody in the family had ever written so many words about a house, or so few about a husband, as poor Jane did.',
      'They talked it over at breakfast and again at dinner, and by the evening they had quite decided to go there.',
      'It was settled that they should start on Monday, if the horses could be had, and stay until the end of the week.',
    ];
    expect(passagesOf([...letter, YARD].join('\n\n'), 'en')).toEqual([YARD]);
    const pismo = [
      'Милостивый государь Иван Петрович!',
      ZAL,
      'Остаюсь вашим покорным слугою, Петр Савин',
      'Он сложил письмо, долго молчал и потом вдруг рассмеялся над самим собою и над своим прежним страхом.',
      'Никто в семье не писал еще таких длинных писем о доме и таких коротких о деле, как этот бедный человек.',
      'За обедом об этом опять говорили и наконец решили ехать, если только достанут лошадей и будет дорога.',
      'Положили выехать в понедельник и пробыть до конца недели, чтобы никого не обидеть и ничего не забыть.',
    ];
    expect(passagesOf([...pismo, ZAL].join('\n\n'), 'ru')).toEqual([ZAL]);
  });

  it('is not the narration of a novel in letters', () => {
    expect(passagesOf(['Dear Harriet,', HALL, 'Yours ever, Jane'].join('\n\n'), 'en')).toEqual([HALL]);
  });

  it.each([
    ['en', `Copyright © 1931 by the author.\n\nAll rights reserved. Printed in England.\n\n${HALL}`],
    ['ru', `ISBN 5-00-000000-0\n\nИздательство «Север», все права защищены.\n\n${ZAL}`],
    [
      'en',
      'Chapter One The Long Road\n\nChapter Two A Green Door\n\nChapter Three The Lake\n\nChapter Four Snow\n\nThe End',
    ],
  ] as const)('is front matter (%s)', (language, text) => {
    expect(extractChapter(text, language)).toMatchObject({ refused: 'no-prose', passages: [] });
  });
});

describe('a chapter narrated inside quotation marks', () => {
  it('is narration', () => {
    const story =
      `“I had been a fortnight on the road when I came upon the house. ${HALL} I stood there for a moment and ` +
      'wondered whether anybody had lived in it since the war, and whether they would ever come back to it again.';
    const text = Array.from({ length: 8 }, () => story).join('\n\n');
    expect(passagesOf(text, 'en')).toContain(HALL);
    expect(passagesOf(story, 'en')).toEqual([]);
  });
});
