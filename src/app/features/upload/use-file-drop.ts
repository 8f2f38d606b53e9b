import { useEffect, useRef, useState } from 'react';

/**
 * Files dropped anywhere on the page while this is mounted: otherwise the browser would navigate to a file dropped
 * beside its target.
 *
 * @returns whether a file is being dragged over the page
 */
export function useFileDrop(isEnabled: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      addEventListener(
        type,
        (event) => {
          event.preventDefault();
          handle(event);
        },
        { signal: leaving.signal },
      );
    const hold = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer) dataTransfer.dropEffect = isEnabled ? 'copy' : 'none';
      setOver(isEnabled);
    };
    on('dragenter', hold);
    on('dragover', hold);
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    on('drop', ({ dataTransfer }) => {
      setOver(false);
      const files = [...(dataTransfer?.files ?? [])];
      if (isEnabled && files.length > 0) latest.current(files);
    });
    return () => leaving.abort();
  }, [isEnabled]);
  return isOver && isEnabled;
}
