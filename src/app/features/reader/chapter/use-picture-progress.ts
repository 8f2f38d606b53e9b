import { useEffect, type RefObject } from 'react';
import { useAwaitedPictures } from '#app/state/awaited-pictures.ts';
import { showProgress } from './decorate-page.ts';

/** Shows on the passages of the open pages whose pictures are being made. */
export function usePictureProgress(container: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      useAwaitedPictures.subscribe(() => {
        container.current?.querySelectorAll<HTMLElement>('mark[data-description-id]').forEach(showProgress);
      }),
    [container],
  );
}
