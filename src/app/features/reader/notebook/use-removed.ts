import { useState } from 'react';
import { restoreAnnotation } from '#app/data/annotations/annotations.ts';

interface Annotation {
  id: string;
  loc: readonly [number, number, number, number, number];
}

/** A list of annotations in which a removed one can be restored until the list is closed. */
export function useRemoved<M extends Annotation>(annotations: readonly M[]) {
  const [removed, setRemoved] = useState<readonly M[]>([]);
  const present = new Set(annotations.map(({ id }) => id));
  const gone = removed.filter(({ id }) => !present.has(id));
  const lines = [
    ...annotations.map((annotation) => ({ annotation, isRemoved: false })),
    ...gone.map((annotation) => ({ annotation, isRemoved: true })),
  ].sort((a, b) => a.annotation.loc[0] - b.annotation.loc[0] || a.annotation.loc[1] - b.annotation.loc[1]);
  return {
    lines,
    remove: (id: string, remove: (id: string) => Promise<void>) => {
      const annotation = annotations.find((one) => one.id === id);
      if (annotation) setRemoved([...removed.filter((one) => one.id !== id), annotation]);
      void remove(id);
    },
    restore: (id: string) => void restoreAnnotation(id),
  };
}
