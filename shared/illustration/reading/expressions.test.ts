import { describe, expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const main = (text: string) => readScene(passage(text, { type: 'character' })).people[0]!;
const looks = (text: string) => (main(text).features ?? []).flatMap(({ looks: seen = [] }) => seen);

describe('a facial expression', () => {
  test.each([
    ['She looked up at him and smiled.', 'smile'],
    ['Он был высок ростом и улыбался.', 'smile'],
    ['He laughed loudly.', 'mouth open'],
    ['Она захохотала.', 'mouth open'],
    ['She sat with closed eyes.', 'eyes closed'],
    ['Старик сидел, закрыв глаза.', 'eyes closed'],
    ['Tears ran down her cheeks.', 'tears'],
    ['Она плакала.', 'tears'],
    ['He frowned.', 'frown'],
    ['Он нахмурился.', 'frown'],
    ['She hung her head.', 'head bowed'],
    ['He sat with his head in his hands.', 'head in hands'],
    ['He buried his face in his hands.', 'head in hands'],
    ['Он сидел, опустив голову на руки.', 'head in hands'],
    ['Она закрыла лицо руками.', 'head in hands'],
    ['Он стоял, опустив голову.', 'head bowed'],
    ['He threw back his head.', 'head back'],
    ['Она подняла голову.', 'head back'],
    ['The porter grinned from ear to ear.', 'grin'],
    ['Конюх осклабился.', 'grin'],
    ['The girl clapped her hands with delight.', 'delight'],
    ['Она просияла от радости.', 'delight'],
    ['He stared at the window in terror.', 'terror'],
    ['Она в ужасе смотрела на дверь.', 'terror'],
    ['The captain was in a towering rage.', 'rage'],
    ['Он стиснул зубы от злобы.', 'rage'],
    ['She looked at the fire sorrowfully.', 'sorrow'],
    ['Он грустно смотрел в окно.', 'sorrow'],
    ['The porter was half asleep.', 'drowsy'],
    ['Лакей, заспанный, стоял в дверях.', 'drowsy'],
    ['The shopman bowed obsequiously.', 'servile'],
    ['Приказчик подобострастно кланялся.', 'servile'],
    ['The boy drew his head between his shoulders.', 'shrinking'],
    ['Он съежился и втянул голову в плечи.', 'shrinking'],
    ['She looked at him askance.', 'sidelong'],
    ['Он поглядел исподлобья.', 'sidelong'],
    ['The old coachman winked.', 'face sly'],
    ['Он хитро прищурился.', 'face sly'],
    ['She looked at him with contempt.', 'sneer'],
    ['Он надменно смотрел на них.', 'sneer'],
    ['He looked up in astonishment.', 'brows raised'],
  ])('is read: %s', (text, look) => {
    expect(looks(text)).toContain(look);
  });

  test.each([
    ['He was tall, and he did not smile; I smiled.'],
    ['He never laughed.'],
    ['He was tall and spoke without anger, and not in terror.'],
    ['Он не испугался.'],
    ['He took the laughing child, and the screaming ceased.'],
    ['She was pale, and almost in tears.'],
    ['Он смеялся до слёз.', 'tears'],
    ['“She smiled,” he said to the porter.'],
  ])('is not invented: %s', (text, look?: string) => {
    const seen = looks(text).filter((each) => each === (look ?? each));
    expect(
      seen.filter((each) => ['smile', 'mouth open', 'tears', 'terror', 'rage', 'delight'].includes(each)),
    ).toEqual([]);
  });

  test('running tears are not a running person', () => {
    expect(main('He had black hair; tears ran down his cheeks.').posture).toBeUndefined();
  });
});

test('deep eyes are not sunken, deep-set ones are', () => {
  const looksIn = (text: string) =>
    readScene(passage(text, { type: 'character' })).people[0]!.features?.flatMap(({ looks = [] }) => looks) ??
    [];
  expect(looksIn('Her eyes, large, deep and luminous, were so beautiful.')).not.toContain('eyes sunken');
  expect(looksIn('He had small deep-set eyes and a grey beard.')).toContain('eyes sunken');
});

describe('what a face is known by', () => {
  test.each([
    ['He wore a black patch over his left eye.', 'eye patch'],
    ['Вошёл человек с чёрной повязкой на глазу.', 'eye patch'],
    ['He was blind of one eye.', 'eye blind'],
    ['Старик был кривой на один глаз.', 'eye blind'],
    ['На глазу у него было бельмо.', 'eye white'],
    ['He had a scar upon his forehead.', 'scar brow'],
    ['На лбу его белел шрам.', 'scar brow'],
    ['There was a large wart near her mouth.', 'wart'],
    ['У него была бородавка на носу.', 'wart nose'],
    ['His head was bandaged.', 'head bandaged'],
    ['Он был с перевязанной головой.', 'head bandaged'],
    ['She was old and toothless.', 'toothless'],
    ['Он улыбался щербатым ртом.', 'gap in teeth'],
    ['He had a gold tooth.', 'gold tooth'],
    ['He was a pock-marked man.', 'pock marks'],
    ['Это был рябой мужик.', 'pock marks'],
    ['He wore a monocle.', 'monocle'],
    ['Он надел пенсне.', 'pince-nez'],
    ['She had a double chin.', 'chin double'],
    ['Подбородок у неё был двойной.', 'chin double'],
    ['He had a great red nose.', 'nose red'],
    ['She raised her eyebrows.', 'brows raised'],
    ['He curled his lip.', 'sneer'],
  ])('is read: %s', (text, look) => {
    expect(looks(text)).toContain(look);
  });

  test.each([
    ['He had no scar on his cheek.'],
    ['Рябая курица бежала за стариком.'],
    ['He bandaged the dog.'],
  ])('is not invented: %s', (text) => {
    expect(looks(text).filter((each) => /scar|pock|bandaged/u.test(each))).toEqual([]);
  });
});
