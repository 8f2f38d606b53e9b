/** EPUB 2's counterpart of the landmarks of a nav document. */
export interface GuideReference {
  type: string;
  title: string;
  href: string;
}

/** EPUB 2's guide types (OPF 2.0.1, 2.6) as EPUB 3 landmark types; types without a counterpart are left out. */
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
