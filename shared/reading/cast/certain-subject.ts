import { splitSentences } from '../../extraction/sentences.ts';

interface Passage {
  type: string;
  content: string;
  /** The subject as extraction found it, which for a portrait may be whom the text named last. */
  entity: string | null;
}

/**
 * Whom or what a passage certainly shows, for the title of its picture; null where it can only be guessed. A portrait is
 * certainly of the person named at its beginning, in the form of a subject: "The solemn Mr. Merryweather perched …"; and
 * of "he" if the sentence before begins so: "Tobias Fell was the lamplighter. He …". One of "a cheery-looking elderly
 * woman", or with a name in a comparison or in somebody's speech, may be of anybody.
 *
 * @param before the text of the chapter before the passage, or its end
 */
export function certainSubject({ type, content, entity }: Passage, before: string): string | null {
  if (entity === null || type !== 'character') return entity;
  const isOfHim = OF_HIM.test(content) && isSubject(entity, lastSentence(before));
  return isOfHim || isSubject(entity, content) ? entity : null;
}

const OF_HIM = /^\s*(?:s?he|his|her|он|она|его|её|ее)(?!\p{L})/iu;

/** The sentence that ends a text; '' where a paragraph ends with it. */
function lastSentence(text: string): string {
  const paragraph = text.slice(text.lastIndexOf('\n') + 1);
  const language = /\p{Script=Cyrillic}/u.test(paragraph) ? 'ru' : 'en';
  const last = splitSentences(paragraph, 0, paragraph.length, language).at(-1);
  return last ? paragraph.slice(last.start, last.end) : '';
}

function isSubject(name: string, content: string): boolean {
  if (SPEECH.test(content)) return false;
  const capitalised = (name.match(WORD) ?? []).filter((word) => /^\p{Lu}/u.test(word) && !isLead(word));
  const names = capitalised.filter((word) => !isTitle(word));
  const own = new Set(names.length > 0 ? names : capitalised);
  const words = (content.match(WORD) ?? []).slice(0, OPENING_WORDS);
  const isLed = words[0] !== undefined && isLead(words[0]);
  const after = words.slice(isLed ? 1 : 0);
  // "The solemn Mr. Merryweather": one word for what the person is like.
  const isDescribed = isLed && after[0] !== undefined && /^\p{Ll}/u.test(after[0]) && !isTitle(after[0]);
  const first = after.slice(isDescribed ? 1 : 0).find((word) => own.has(word) || !isTitle(word));
  return first !== undefined && own.has(first);
}

const WORD = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
const SPEECH = /^\s*[«“"‘'„–—-]/;
/** Before a name there are a word that leads to it, one that describes, and at most two titles. */
const OPENING_WORDS = 5;

const leads = wordSet(`the then now presently here poor old young little dear
  тут вот потом затем теперь старый молодой бедный старая молодая бедная`);
const titles =
  wordSet(`mr mister mrs ms miss mme mlle madame monsieur dr doctor prof professor sir lady lord count countess
  duke duchess prince princess baron captain colonel general major father mother aunt uncle
  господин госпожа князь княгиня княжна граф графиня барон доктор отец дядя тётя`);
const isLead = (word: string) => leads.has(word.toLowerCase());
const isTitle = (word: string) => titles.has(word.toLowerCase());

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
