import { xmlText, xmlValue } from '../xml-text.ts';

export interface PageInput {
  language: string;
  title: string;
  /** Markup. */
  body: string;
  /** References to style sheets. */
  styles?: readonly string[];
}

/** An XHTML document of an EPUB 3. */
export function htmlPage({ language, title, body, styles = [] }: PageInput): string {
  const links = styles.map((href) => `<link rel="stylesheet" type="text/css" href="${xmlValue(href)}"/>\n`);
  const lang = xmlValue(language);
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head>
<title>${xmlText(title)}</title>
${links.join('')}</head>
<body>
${body}
</body>
</html>
`;
}
