/**
 * Text of a book or a reader, made safe for a prompt. stable-diffusion.cpp's server executes what is in
 * tags (`<sd_cpp_extra_args>`, `<lora:…>`), LocalAI reads what follows `|` as a negative prompt, and brackets
 * weight words elsewhere; control characters and quotation marks could end the quotation around the text.
 *
 * @returns at most `maxChars` characters, on one line, cut at a word's end
 */
export function sanitisePromptText(text: string, maxChars: number): string {
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
