import { describe, expect, it } from 'vitest';
import { canHaveInitial } from './initial.ts';

const long = (opening: string) => opening + ' and so on'.repeat(20);

describe('a chapter’s opening', () => {
  it('has an initial if it is long enough, also after quotation marks', () => {
    for (const opening of ['It was', 'Всё', 'Ὁ δὲ', '“Well,” said he', '«Ну»', '"Plain', '¿Qué'])
      expect(canHaveInitial(long(opening)), opening).toBe(true);
    expect(canHaveInitial('It was short.')).toBe(false);
  });

  it('has none in scripts without capitals, joined or logographic scripts, nor before a dash or a number', () => {
    for (const opening of [
      'המנורה',
      'მთა',
      'كان المصباح',
      '吾輩は猫',
      '他走了',
      'นี่',
      'यह',
      '— Ну',
      '1. He',
      '* * *',
    ])
      expect(canHaveInitial(long(opening)), opening).toBe(false);
  });
});
