import { useState } from 'react';
import { restoreAnnotation } from '#app/data/annotations/annotations.ts';

interface Mark {
  id: string;
  loc: readonly [number, number, number, number, number];
}

/** A list of annotations in which a removed one can be restored until the list is closed. */
export function useRemoved<M extends Mark>(marks: readonly M[]) {
  const [removed, setRemoved] = useState<readonly M[]>([]);
  const present = new Set(marks.map(({ id }) => id));
  const gone = removed.filter(({ id }) => !present.has(id));
  const lines = [
    ...marks.map((mark) => ({ mark, isRemoved: false })),
    ...gone.map((mark) => ({ mark, isRemoved: true })),
  ].sort((a, b) => a.mark.loc[0] - b.mark.loc[0] || a.mark.loc[1] - b.mark.loc[1]);
  return {
    lines,
    remove: (id: string, removeMark: (id: string) => Promise<void>) => {
      const mark = marks.find((one) => one.id === id);
      if (mark) setRemoved([...removed.filter((one) => one.id !== id), mark]);
      void removeMark(id);
    },
    restore: (id: string) => void restoreAnnotation(id),
  };
}
