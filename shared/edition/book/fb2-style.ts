/** How a FictionBook looks as an EPUB: it has no styles of its own, and its elements have their meaning as classes. */
export const FB2_STYLE = `p { margin: 0; text-indent: 1.5em; }
h1, h2, h3, h4, h5, h6 { margin: 1.2em 0 0.8em; text-align: center; text-indent: 0; break-after: avoid; page-break-after: avoid; }
h1 p, h2 p, h3 p, h4 p, h5 p, h6 p { text-indent: 0; }
blockquote { margin: 1em 2em; }
img { max-width: 100%; height: auto; }
.subtitle { margin: 1em 0; text-align: center; text-indent: 0; font-weight: bold; }
.epigraph { margin: 1em 0 1em 40%; font-size: 0.9em; }
.text-author { text-align: right; font-style: italic; }
.date { text-align: right; font-style: italic; }
.stanza { margin: 0.8em 0; }
.verse { margin-left: 1.5em; text-indent: -1.5em; }
.annotation { margin: 1em 2em; font-style: italic; }
.empty-line { height: 1em; margin: 0; border: 0; }
.center { text-align: center; text-indent: 0; }
.right { text-align: right; }
aside { margin: 0.8em 0; }
`;
