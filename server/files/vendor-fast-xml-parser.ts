import { XMLParser } from 'fast-xml-parser';

/** XML that is not well-formed, or that declares entities: no service we call has a reason to. */
export class MachineXmlError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'MachineXmlError';
  }
}

/**
 * Parses XML written by a machine (a response of S3) into plain objects of text. Attributes are left out. A document
 * type declaration is refused, so there are no entities to expand beyond the five of XML itself.
 *
 * @param lists names of elements that may be repeated: always an array, also where there is one
 * @throws MachineXmlError
 */
export function parseMachineXml(xml: string, lists: readonly string[] = []): unknown {
  if (/<!DOCTYPE/i.test(xml)) throw new MachineXmlError('The XML has a document type declaration');
  const parser = new XMLParser({
    ignoreAttributes: true,
    ignoreDeclaration: true,
    parseTagValue: false,
    processEntities: true,
    isArray: (name) => lists.includes(name),
  });
  try {
    return parser.parse(xml, true) as unknown;
  } catch (cause: unknown) {
    throw new MachineXmlError('The XML is not well-formed', { cause });
  }
}
