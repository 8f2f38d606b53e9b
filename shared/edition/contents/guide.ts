/** What stands in an EPUB 2 for the landmarks of a nav document. */
export interface GuideReference {
  type: string;
  title: string;
  href: string;
}

/** EPUB's words of a guide (OPF 2.0.1, 2.6) in those of EPUB 3; what has none there is left out. */
export const LANDMARK_OF_GUIDE: Readonly<Partial<Record<string, string>>> = {
  cover: 'cover',
  'title-page': 'titlepage',
  toc: 'toc',
  index: 'index',
  glossary: 'glossary',
  acknowledgements: 'acknowledgments',
  bibliography: 'bibliography',
  colophon: 'colophon',
  'copyright-page': 'copyright-page',
  dedication: 'dedication',
  epigraph: 'epigraph',
  foreword: 'foreword',
  loi: 'loi',
  lot: 'lot',
  notes: 'endnotes',
  preface: 'preface',
  text: 'bodymatter',
};
