/**
 * A book's or a reader's words, made fit to stand in a prompt. stable-diffusion.cpp's server carries out what stands in
 * tags (`<sd_cpp_extra_args>`, `<lora:…>`), LocalAI reads what follows `|` as what must not be shown, and brackets weigh
 * words in others; control characters and quotation marks could end the frame that the words stand in.
 *
 * @returns at most `maxChars` characters, on one line, cut at a word's end
 */
export function plainWords(text: string, maxChars: number): string {
  const bare = text
    .normalize('NFC')
    .replace(/<[^<>]{0,400}>/gu, ' ')
    .replace(/[<>|{}[\]`"“”„«»\\^~]/gu, ' ')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  if (bare.length <= maxChars) return bare;
  const cut = bare.slice(0, maxChars);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars - 40)).trimEnd();
}
