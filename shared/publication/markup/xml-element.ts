/** An element of a small XML file: the package document, the NCX, the container. */
export interface XmlElement {
  /** Without its prefix, lower case. */
  name: string;
  /** Names as written, prefixes included. */
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** The children and the text between them, in order. */
  content: (XmlElement | string)[];
}

/** Names without their prefix, lower case. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

export const newElement = (name: string) => ({
  name: localName(name),
  attributes: new Map<string, string>(),
  children: [] as XmlElement[],
  content: [] as (XmlElement | string)[],
});
