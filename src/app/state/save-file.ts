/** The browser has begun to read a file by then. */
const READ_MS = 60_000;

/** Saves a file from this device, as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** A book's title as part of a file's name, without characters that some file systems reject. */
export function fileName(title: string): string {
  return (
    title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80)
      .trim() || 'book'
  );
}
