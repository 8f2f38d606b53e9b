import { beforeEach, expect, test } from 'vitest';
import { dismissTopic, notify, notifyInReader, useToasts } from './toasts.ts';

const shown = () => useToasts.getState().toasts;

beforeEach(() => useToasts.setState({ toasts: [] }));

test('an error stays for ten seconds, a warning for seven, the rest for five', () => {
  for (const type of ['error', 'warning', 'success', 'info'] as const) notify(type, type);
  expect(shown().map(({ durationMs }) => durationMs)).toEqual([10_000, 7_000, 5_000, 5_000]);
});

test('over an open book every notice stays for four seconds, with its way on', () => {
  const action = { label: 'Повторить', run: () => undefined };
  notifyInReader('error', 'Ошибка парсинга', 'Не удалось запустить обработку описаний', { action });
  expect(shown()[0]).toMatchObject({ type: 'error', durationMs: 4_000, action });
});

test('a notice about the same thing takes the place of the last one', () => {
  notify('warning', 'Offline Mode', '', { topic: 'connection' });
  notify('info', 'Other');
  notify('success', 'Back Online', '', { topic: 'connection' });
  expect(shown().map(({ title }) => title)).toEqual(['Other', 'Back Online']);
  dismissTopic('connection');
  expect(shown().map(({ title }) => title)).toEqual(['Other']);
});

test('the oldest of many is removed', () => {
  for (let n = 1; n <= 8; n++) notify('info', String(n));
  expect(shown().map(({ title }) => title)).toEqual(['3', '4', '5', '6', '7', '8']);
});
