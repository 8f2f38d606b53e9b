import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from '#app/state/connection.ts';
import { watchPage } from './watch-page.ts';

let called: string[];
let page: EventTarget & { visibilityState: string };
let stop: () => void;

beforeEach(() => {
  called = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  const note = (name: string) => () => void called.push(name);
  stop = watchPage({
    onReturn: note('return'),
    onOffline: note('offline'),
    onHide: note('hide'),
    onStorage: note('storage'),
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const happens = (type: string) => window.dispatchEvent(new Event(type));

test('the server is tried again when the window gets the focus, the page is shown, or the network is back', () => {
  happens('focus');
  page.dispatchEvent(new Event('visibilitychange'));
  happens('online');
  expect(called).toEqual(['return', 'return', 'return']);
  expect(useConnection.getState().online).toBe(true);
});

test('the server is not tried when the page is hidden, the network is lost, or the reader has signed out', () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  happens('offline');
  expect(useConnection.getState().online).toBe(false);
  stop();
  happens('focus');
  happens('online');
  expect(called).toEqual(['hide', 'offline']);
});
