/**
 * Lets the browser's Back close a layer over the page. Each open layer has its own history entry at the page's address.
 * When it is closed in another way, its entry stays and is used by the next layer or skipped by the next Back: calling
 * history.back() would race with the reader's next navigation.
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
/** The layer of the current entry. */
let shown: string | undefined;
let listening = false;

/** Opens a layer; the returned function must be called when it has been closed in any way. */
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

/** Whether the current entry is a layer's, which a navigation has to replace. */
export function isLayerShown(): boolean {
  return state().layer !== undefined;
}

const state = () => (history.state ?? {}) as LayerState;

function listen(): void {
  if (listening) return;
  listening = true;
  const update = () => {
    shown = state().layer;
  };
  update();
  // The router's events for calls of the History API.
  addEventListener('pushState', update);
  addEventListener('replaceState', update);
  addEventListener('popstate', () => {
    const left = shown;
    update();
    const reached = open.findIndex(({ key }) => key === shown);
    const above = open.splice(reached + 1);
    for (const { close } of above.reverse()) close();
    if (above.length === 0 && left !== undefined && state().under === left) history.back();
  });
}
