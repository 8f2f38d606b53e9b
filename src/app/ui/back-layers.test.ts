import { beforeEach, expect, test, vi } from 'vitest';
import type * as Layers from './back-layers.ts';

/** A fake of the browser's history, in which Back is synchronous. */
class Entries extends EventTarget {
  entries: { state: unknown; page: string }[] = [{ state: null, page: 'library' }];
  at = 0;
  get state() {
    return this.entries[this.at]!.state;
  }
  get page() {
    return this.entries[this.at]!.page;
  }
  pushState(state: unknown, _: string, page = this.page) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, page }];
    this.at += 1;
    this.dispatchEvent(new Event('pushState'));
  }
  replaceState(state: unknown, _: string, page = this.page) {
    this.entries[this.at] = { state, page };
    this.dispatchEvent(new Event('replaceState'));
  }
  back() {
    this.at -= 1;
    this.dispatchEvent(new Event('popstate'));
  }
  forward() {
    this.at += 1;
    this.dispatchEvent(new Event('popstate'));
  }
}

let entries: Entries;
let layers: typeof Layers;

beforeEach(async () => {
  entries = new Entries();
  vi.stubGlobal('history', entries);
  vi.stubGlobal('addEventListener', entries.addEventListener.bind(entries));
  vi.resetModules();
  layers = await import('./back-layers.ts');
  entries.pushState(null, '', 'book');
});

/** A layer as a component uses it: closed by a callback. */
function layer(name: string, closed: string[]) {
  const leave = layers.openLayer(() => {
    closed.push(name);
    leave();
  });
  return leave;
}

test('Back closes open layers, the topmost first, and stays on the page', () => {
  const closed: string[] = [];
  layer('drawer', closed);
  layer('note', closed);
  entries.back();
  expect(closed).toEqual(['note']);
  entries.back();
  expect(closed).toEqual(['note', 'drawer']);
  expect(entries.page).toBe('book');
  entries.back();
  expect(entries.page).toBe('library');
});

test('after a drawer was closed by its own button one Back leaves the page', () => {
  const closed: string[] = [];
  layer('drawer', closed)();
  layer('drawer', closed)();
  entries.back();
  expect(entries.page).toBe('library');
  expect(closed).toEqual([]);
});

test('a layer opened after another uses its entry again', () => {
  const closed: string[] = [];
  layer('drawer', closed)();
  const before = entries.entries.length;
  layer('search', closed);
  expect(entries.entries).toHaveLength(before);
  entries.back();
  expect(closed).toEqual(['search']);
});

test('navigating from a layer replaces it, and Back leads to where it was opened', () => {
  const closed: string[] = [];
  const leave = layer('drawer', closed);
  expect(layers.isLayerShown()).toBe(true);
  entries.replaceState(null, '', 'chapter 9');
  leave();
  expect(layers.isLayerShown()).toBe(false);
  entries.back();
  expect(entries.page).toBe('book');
  expect(closed).toEqual([]);
  entries.forward();
  expect(entries.page).toBe('chapter 9');
});

test('Forward from a page with an unused entry goes forward', () => {
  layer('drawer', [])();
  entries.pushState(null, '', 'elsewhere');
  entries.back();
  entries.forward();
  expect(entries.page).toBe('elsewhere');
});
