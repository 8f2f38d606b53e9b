/**
 * What lies over a page is closed by the browser's Back. Each open layer has an entry of its own in the history, at
 * the page's address. Closed otherwise its entry stays, used by the next layer or skipped by the next Back: going
 * back by ourselves would race with whatever the reader does next.
 */
interface Layer {
  key: string;
  close: () => void;
}

/** In `history.state`: which layer's entry it is, and which layer's entry was made above it. */
interface LayerState {
  layer?: string | undefined;
  under?: string | undefined;
}

const open: Layer[] = [];
/** The layer of the entry that is on show. */
let shown: string | undefined;
let listening = false;

/** Opens a layer; returns what to call when it has been closed, however it was. */
export function openLayer(close: () => void): () => void {
  listen();
  const { layer: unused, ...page } = state();
  const isFree = unused !== undefined && open.every(({ key }) => key !== unused);
  const key = isFree ? unused : crypto.randomUUID();
  if (!isFree) {
    history.replaceState({ ...state(), under: key }, '');
    history.pushState({ ...page, under: undefined, layer: key }, '');
  }
  const layer = { key, close };
  open.push(layer);
  return () => {
    if (open.includes(layer)) open.splice(open.indexOf(layer), 1);
  };
}

/** Whether the entry on show is a layer's: to go on from it is to take its place. */
export function isLayerShown(): boolean {
  return state().layer !== undefined;
}

const state = () => (history.state ?? {}) as LayerState;

function listen(): void {
  if (listening) return;
  listening = true;
  const look = () => {
    shown = state().layer;
  };
  look();
  // Events of the router's, which makes them of the calls.
  addEventListener('pushState', look);
  addEventListener('replaceState', look);
  addEventListener('popstate', () => {
    const left = shown;
    look();
    const reached = open.findIndex(({ key }) => key === shown);
    const above = open.splice(reached + 1);
    for (const { close } of above.reverse()) close();
    if (above.length === 0 && left !== undefined && state().under === left) history.back();
  });
}
