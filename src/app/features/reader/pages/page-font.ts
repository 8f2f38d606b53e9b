/** How the text is set, besides the shape of its pages. */
export interface PageFont {
  fontSize: number;
  lineHeight: number;
  /** Words are divided at the ends of lines. */
  isHyphenated: boolean;
}
