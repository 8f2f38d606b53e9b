import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextEncoding, encodeText } from '../../testing/encode-text.ts';
import { decodeText } from './decode.ts';

const CYRILLIC = ['windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'] as const;
const UNICODE = ['utf-8', 'utf-16le', 'utf-16be'] as const;

/** Sentences of stories, and what else than Unicode their language may be written in. */
const LANGUAGES: Record<string, { encodings: readonly TextEncoding[]; sentences: string[] }> = {
  Russian: {
    encodings: CYRILLIC,
    sentences: [
      'Стояло ясное холодное утро; читатель открыл книгу и увидел старый дом у реки.',
      'Вот и приехали, сказала Мария, снимая перчатки, а ямщик Яков отвязал чемодан и объехал лужу.',
      'Эх, дороги! Щебень да вода, ворчал он ещё долго, и никто его не слушал.',
      'Над крышей кружили галки, в саду пахло яблоками, и этот день запомнился всем надолго.',
    ],
  },
  Ukrainian: {
    encodings: ['windows-1251', 'koi8-u', 'x-mac-cyrillic'],
    sentences: [
      'Стояв ясний холодний ранок; читач відкрив книжку й побачив старий дім біля річки.',
      'Ось і приїхали, сказала Марія, знімаючи рукавички, а її брат Євген відчинив ґанок.',
      'Ех, дороги! Щебінь та вода, бурчав він іще довго, і ніхто його не слухав.',
      'Над дахом кружляли галки, у саду пахло яблуками, і цей день запамятався всім надовго.',
    ],
  },
  Bulgarian: {
    encodings: CYRILLIC,
    sentences: [
      'Беше ясна студена утрин; читателят отвори книгата и видя старата къща край реката.',
      'Ето че пристигнахме, каза Мария и свали ръкавиците си, а файтонджията отвърза куфара.',
      'Ех, пътища! Чакъл и вода, мърмореше той още дълго, и никой не го слушаше.',
      'Над покрива кръжаха гарги, в градината миришеше на ябълки и този ден се запомни за дълго.',
    ],
  },
  French: {
    encodings: ['windows-1252', 'macintosh'],
    sentences: [
      'Ce matin-là était clair et froid ; le lecteur aperçut la vieille maison près de la rivière.',
      'Nous voilà arrivés, dit Hélène en ôtant ses gants, et le cocher détacha la malle.',
      "Ah, ces chemins ! Du gravier et de l'eau, grommela-t-il à côté de la forêt, sans être écouté.",
      'Au-delà des toits tournoyaient des corneilles, et nul ne sut que ce jour resterait gravé à jamais.',
    ],
  },
  Polish: {
    encodings: ['windows-1250', 'iso-8859-2'],
    sentences: [
      'Był jasny, chłodny poranek; czytelnik otworzył książkę i ujrzał stary dom nad rzeką.',
      'Oto jesteśmy na miejscu, powiedziała Małgorzata, zdejmując rękawiczki, a woźnica odwiązał kufer.',
      'Ech, te drogi! Żwir i woda, zrzędził jeszcze długo, choć nikt go już nie słuchał.',
      'Nad dachem krążyły kawki, w sadzie pachniało jabłkami i dzień ten pozostał w pamięci.',
    ],
  },
  Hungarian: {
    encodings: ['windows-1250', 'iso-8859-2'],
    sentences: [
      'Tiszta, hideg reggel volt; az olvasó megpillantotta a folyó melletti öreg, düledező házat.',
      'Hát megérkeztünk, mondta Mária, és lehúzta a kesztyűjét, a kocsis pedig leoldotta a bőröndöt.',
      'Ó, ezek az utak! Csupa kő és víz, dörmögött még sokáig, és senki sem figyelt rá, csak ő maga.',
      'A tető fölött csókák köröztek, a kertben almaillat szállt, és ez a nap örökre emlékezetes lett.',
    ],
  },
  Greek: {
    encodings: ['windows-1253'],
    sentences: [
      'Ήταν ένα καθαρό, κρύο πρωινό και ο αναγνώστης άνοιξε το βιβλίο του.',
      'Να που φτάσαμε, είπε η Μαρία βγάζοντας τα γάντια της, και ο αμαξάς έλυσε το μπαούλο.',
      'Πάνω από τη στέγη πετούσαν καλιακούδες, ο κήπος μύριζε μήλα και κανείς δεν μιλούσε.',
      'Αυτή η μέρα θα έμενε για πολύ καιρό στη μνήμη όλων όσων ήταν εκεί.',
    ],
  },
  Hebrew: {
    encodings: ['windows-1255'],
    sentences: [
      'היה בוקר צלול וקר; הקורא פתח את הספר וראה את הבית הישן ליד הנהר.',
      'הנה הגענו, אמרה מרים והסירה את כפפותיה, והעגלון פרק את המזוודה.',
      'מעל הגג חגו עורבים, הגן הריח מתפוחים, ואיש לא ידע שהיום הזה ייזכר.',
      'זמן רב אחר כך עוד סיפרו עליו כל מי שהיו שם באותו בוקר.',
    ],
  },
};

const DECLARED = [
  ...['utf-8', 'utf-16', ...CYRILLIC, 'cp866', 'windows-1252', 'iso-8859-1', 'windows-1250', 'iso-8859-2'],
  ...['macintosh', 'windows-1253', 'windows-1254', 'windows-1255', 'x-unknown'],
  null,
];

describe('a text of at least 200 letters', () => {
  it.each(Object.entries(LANGUAGES))(
    'in %s is read whatever it is written in and whatever it claims',
    (_, of) => {
      const paragraphs = fc.shuffledSubarray(of.sentences, { minLength: 3 }).map((some) => some.join(' '));
      for (const encoding of [...UNICODE, ...of.encodings])
        for (const label of DECLARED)
          fc.assert(
            fc.property(paragraphs, (text) => {
              const declaration = label === null ? '' : `<?xml version="1.0" encoding="${label}"?>\n`;
              const file = `${declaration}<FictionBook><body><p>${text}</p></body></FictionBook>`;
              expect(decodeText(encodeText(file, encoding)), `${encoding} called ${label}`).toContain(text);
            }),
            { numRuns: 4 },
          );
    },
  );

  it('in capitals, as on a title page, is read as declared', () => {
    const text = 'ЛЕВ НИКОЛАЕВИЧ ТОЛСТОЙ. ВОЙНА И МИР. РОМАН В ЧЕТЫРЁХ ТОМАХ С ЭПИЛОГОМ';
    for (const encoding of CYRILLIC)
      expect(
        decodeText(encodeText(`<?xml version="1.0" encoding="${encoding}"?><p>${text}</p>`, encoding)),
      ).toContain(text);
  });
});
