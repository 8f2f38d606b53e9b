import { unescapeMarkup } from '../../publication/canonical/markup-escapes.ts';
import { crc32 } from '../../publication/zip/crc32.ts';
import { xmlText, xmlValue } from '../xml-text.ts';
import { joinBytes } from '../join-bytes.ts';

/** What made a picture: a program that draws by rules, or an image model that was trained on pictures. */
export type PictureMaker = 'algorithm' | 'image-model';

export interface PictureFacts {
  maker: PictureMaker;
  /** The program and, where there is one, the model. */
  tool: string;
  /** What is to be seen, or the passage; empty for nothing. */
  description: string;
}

/** The facts of a picture that the embedded painter drew, here or on the server. */
export const DRAWN_BY_RULES: PictureFacts = { maker: 'algorithm', tool: 'Vignette', description: '' };

/** IPTC's words for them (https://cv.iptc.org/newscodes/digitalsourcetype). */
const SOURCE_TYPES: Record<PictureMaker, string> = {
  algorithm: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  'image-model': 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
};

/**
 * The same picture with XMP that states how it was made (`Iptc4xmpExt:DigitalSourceType`); existing XMP is replaced,
 * and no pixel changes. Bytes that are neither JPEG nor PNG come back as they are.
 */
export function withPictureFacts(bytes: Uint8Array, facts: PictureFacts): Uint8Array<ArrayBuffer> {
  const packet = new TextEncoder().encode(xmpPacket(facts));
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegWith(bytes, packet);
  if (PNG_SIGNATURE.every((byte, i) => bytes[i] === byte)) return pngWith(bytes, packet);
  return new Uint8Array(bytes);
}

/**
 * The origin of a picture, from its XMP; null if it states none that we know.
 *
 * @param bytes a JPEG or PNG
 */
export function readPictureMaker(bytes: Uint8Array): Pick<PictureFacts, 'maker' | 'tool'> | null {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD_BYTES));
  const type = /DigitalSourceType="([^"]*)"/.exec(head)?.[1];
  const tool = /CreatorTool="([^"]*)"/.exec(head)?.[1];
  const maker = (Object.keys(SOURCE_TYPES) as PictureMaker[]).find((one) => SOURCE_TYPES[one] === type);
  return maker === undefined || tool === undefined ? null : { maker, tool: unescapeMarkup(tool) };
}

/** More than precedes the XMP in our painters' files. */
const HEAD_BYTES = 4096;

/** Longer descriptions are cut: all of a JPEG's XMP has to fit into one segment of 64 KB. */
const DESCRIPTION_CHARS = 4000;

function xmpPacket({ maker, tool, description }: PictureFacts): string {
  const text = xmlText(description.slice(0, DESCRIPTION_CHARS));
  const about =
    text === ''
      ? ''
      : `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES[maker]}" xmp:CreatorTool="${xmlValue(tool)}">${about}</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const XMP_NAME = new TextEncoder().encode('http://ns.adobe.com/xap/1.0/\0');

/** Puts the packet behind the segments that have to come first (JFIF in APP0, Exif in APP1). */
function jpegWith(bytes: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  let at = 2;
  let ahead = 0;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!;
    const segment = bytes.subarray(at, end);
    const isApplication = segment[1]! >= 0xe0 && segment[1]! <= 0xef;
    if (!isXmp(segment)) {
      kept.push(segment);
      if (isApplication && ahead === kept.length - 1) ahead++;
    }
    at = end;
  }
  const length = packet.length + XMP_NAME.length + 2;
  const head = Uint8Array.of(0xff, APP1, length >> 8, length & 0xff);
  kept.splice(ahead, 0, joinBytes([head, XMP_NAME, packet]));
  return joinBytes([bytes.subarray(0, 2), ...kept, bytes.subarray(at)]);
}

const isXmp = (segment: Uint8Array): boolean =>
  segment[1] === APP1 && XMP_NAME.every((byte, i) => segment[4 + i] === byte);

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Signature and IHDR, which is always first and always as long. */
const PNG_HEADER_BYTES = 8 + 25;
/** Keyword, then: not compressed, no language, no translated keyword (XMP, part 3, 1.1.5). */
const ITXT_XMP = new TextEncoder().encode('iTXtXML:com.adobe.xmp\0\0\0\0\0');

function pngWith(bytes: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG_HEADER_BYTES; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const isOld = ITXT_XMP.subarray(0, 22).every((byte, i) => bytes[at + 4 + i] === byte);
    if (!isOld) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const body = joinBytes([ITXT_XMP, packet]);
  const chunk = joinBytes([bigEndian(body.length - 4), body, bigEndian(crc32(body))]);
  return joinBytes([bytes.subarray(0, PNG_HEADER_BYTES), chunk, ...kept]);
}

const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
