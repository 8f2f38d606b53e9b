import type { Mood, Time } from '../scene.ts';
import { MOOD_WORDS, TIME_WORDS } from '../reading/lexicon/air.ts';
import { COLOUR_WORDS } from '../reading/lexicon/colours.ts';
import { tokenise } from '../reading/grammar/tokens.ts';
import { Dictionary, type WordForms } from '../reading/lexicon/dictionary.ts';
import type { StyleName } from './styles.ts';

export interface RequestedStyle {
  style: StyleName;
  time: Time | null;
  mood: Mood | null;
  /** Requested colours, "#rrggbb", at most three. */
  tint: readonly string[];
  /** What was understood, in words; null if nothing was. */
  applied: string | null;
}

const dictionary = <T extends string>(table: Partial<Readonly<Record<T, WordForms>>>): Dictionary<T> =>
  new Dictionary(Object.entries(table) as [T, WordForms][], { isOfAdjectives: true });

/** Names of styles, and artists known for one. */
const STYLE_WORDS = dictionary<StyleName>({
  theatre: ['silhouette|shadow theatre|theatre', 'силуэт|театр теней'],
  watercolor: ['watercolor|watercolour|aquarelle|=turner', 'акварель|=акварелью|=тернер'],
  gouache: [
    'gouache|oil|oil painting|painting|=monet|=levitan|van gogh',
    'гуашь|=гуашью|=масло|=маслом|живопись|=моне|=левитан|ван гог',
  ],
  ink: ['ink|pen and ink|line drawing|sketch|doodle', '=тушь|=тушью|=туши|=перо|=пером|набросок|=чернила'],
  woodcut: ['woodcut|linocut|wood cut', 'ксилография|линогравюра|лубок'],
  papercut: ['paper cut|papercut|cut paper|collage|=matisse', 'аппликация|коллаж|=матисс'],
  pastel: ['pastel|chalk|=degas', 'пастель|=пастелью|=мелом|=дега'],
  noir: ['noir|black and white|film noir|monochrome', 'нуар|черно белый|черно белое|черно белая'],
  engraving: ['engraving|etching|wood engraving|=dore|=durer', 'гравюра|офорт|=доре|=дюрер'],
  storybook: [
    'storybook|story book|fairy tale|cartoon|picture book|=bilibin|=disney',
    'сказка|сказочный|=билибин|детская книга|мультфильм',
  ],
  'ukiyo-e': ['ukiyo e|ukiyo|japanese|=hokusai|=hiroshige', 'японский|=хокусай|=хиросигэ'],
  sepia: ['sepia|old photograph|vintage|daguerreotype', 'сепия|старая фотография|винтаж|дагерротип'],
  charcoal: ['charcoal|pencil|graphite', '=уголь|=углем|карандаш'],
  'e-ink': ['e ink|for print', '=для печати'],
});
const MOODS = dictionary(MOOD_WORDS);
const TIMES = dictionary(TIME_WORDS);
const COLOURS = dictionary(COLOUR_WORDS);

const PROMPT_MAX_CHARS = 400;
const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  neutral: 'plain',
  dread: 'dark',
  sorrow: 'melancholy',
  joy: 'bright',
  calm: 'calm',
};

/** The reader's own words about the style; words that are not known change nothing. */
export function readStyle(prompt: string | null): RequestedStyle {
  const text = (prompt ?? '').slice(0, PROMPT_MAX_CHARS);
  const tokens = tokenise(text);
  const named = STYLE_WORDS.all(tokens)[0];
  const style = named?.value ?? null;
  // A style chosen by its name: no words are left to read, whatever the book's language.
  if (named?.length === tokens.length)
    return { style: named.value, time: null, mood: null, tint: [], applied: named.value };
  const mood = /(?<!\p{L})(?:dark|мрачн\p{L}*|темн\p{L}*)(?!\p{L})/iu.test(text)
    ? 'dread'
    : (MOODS.all(tokens)[0]?.value ?? null);
  const time = TIMES.all(tokens)[0]?.value ?? null;
  // "Black and white" is a style, not a colour.
  const colours = style === 'noir' ? [] : COLOURS.all(tokens).slice(0, 3);
  const words = [
    style,
    mood && `${MOOD_NAMES[mood]} mood`,
    time && (time === 'day' ? 'daylight' : time),
    colours.length > 0 &&
      `colours: ${colours
        .map(({ at, length }) =>
          tokens
            .slice(at, at + length)
            .map(({ word }) => word)
            .join(' '),
        )
        .join(', ')}`,
  ].filter((each): each is string => Boolean(each));
  return {
    style: style ?? 'theatre',
    time,
    mood,
    tint: [...new Set(colours.map(({ value }) => value))],
    applied: words.length > 0 ? words.join(', ') : null,
  };
}
