import { beforeEach, expect, test } from 'vitest';
import { dismissTopic, notify, notifyInReader, splitToasts, useToasts } from './toasts.ts';

const shown = () => useToasts.getState().toasts;

beforeEach(() => useToasts.setState({ toasts: [] }));

test('an error stays for ten seconds, a warning for seven, the rest for five', () => {
  for (const type of ['error', 'warning', 'success', 'info'] as const) notify(type, type);
  expect(shown().map(({ durationMs }) => durationMs)).toEqual([10_000, 7_000, 5_000, 5_000]);
});

test('over an open book every toast stays for four seconds, with its action', () => {
  const action = { label: 'Повторить', run: () => undefined };
  notifyInReader('error', 'Ошибка парсинга', 'Не удалось запустить обработку описаний', { action });
  expect(shown()[0]).toMatchObject({ type: 'error', durationMs: 4_000, action });
});

test('a toast about the same thing replaces the last one', () => {
  notify('warning', 'Offline Mode', '', { topic: 'connection' });
  notify('info', 'Other');
  notify('success', 'Back Online', '', { topic: 'connection' });
  expect(shown().map(({ title }) => title)).toEqual(['Other', 'Back Online']);
  dismissTopic('connection');
  expect(shown().map(({ title }) => title)).toEqual(['Other']);
});

test('several events of one thing are one toast, which lists the earlier titles once each', () => {
  notify('success', 'Book Uploaded', '“Emma”', { topic: 'books', joins: true });
  notify('info', 'Other');
  const { id } = shown()[0]!;
  notify('info', 'Book Processing Started', '', { topic: 'books', joins: true });
  notify('success', 'Book Uploaded', '“Persuasion”', { topic: 'books', joins: true });
  notify('success', 'Book Processing Complete', '', { topic: 'books', joins: true });
  expect(shown().map(({ title }) => title)).toEqual(['Book Processing Complete', 'Other']);
  expect(shown()[0]).toMatchObject({ id, earlier: ['Book Processing Started', 'Book Uploaded'] });
});

test('an event does not join a toast that has been closed', () => {
  notify('info', 'Book Processing Started', '', { topic: 'books', joins: true });
  useToasts.getState().dismiss(shown()[0]!.id);
  notify('success', 'Book Processing Complete', '', { topic: 'books', joins: true });
  expect(shown()).toMatchObject([{ title: 'Book Processing Complete', earlier: [] }]);
});

test('the three newest are shown and the others counted, until there is room', () => {
  for (let n = 1; n <= 5; n++) notify('info', String(n));
  const titles = () => splitToasts(shown()).shown.map(({ title }) => title);
  expect(titles()).toEqual(['3', '4', '5']);
  expect(splitToasts(shown()).waiting).toBe(2);
  useToasts.getState().dismiss(shown().at(-1)!.id);
  expect(titles()).toEqual(['2', '3', '4']);
  expect(splitToasts(shown()).waiting).toBe(1);
});

test('the oldest of very many toasts are removed', () => {
  for (let n = 1; n <= 25; n++) notify('info', String(n));
  expect(shown()).toHaveLength(20);
  expect(shown()[0]!.title).toBe('6');
});
