import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { useToasts } from '#app/state/toasts.ts';
import { sharePicture } from './picture-actions.ts';

const description: DescriptionRow = {
  ...{ id: 'd1', bookId: 'b1', type: 'location', content: 'A low house.', start: 0, end: 12 },
  ...{ chapter_number: 1, entity: 'the house', priority_score: 50 },
  generated_image: {
    ...{ id: 'i1', image_url: '/api/v1/images/i1/file?sig=s', generation_time_seconds: 1 },
    created_at: '2026-01-01T00:00:00.000Z',
  },
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  const { origin } = new URL('https://books.example/library');
  vi.stubGlobal('location', { origin });
});
afterEach(() => {
  vi.unstubAllGlobals();
  describeBrowser({});
});

function describeBrowser({
  clipboard,
  share,
  canShare,
}: {
  clipboard?: object;
  share?: (data: ShareData) => Promise<void>;
  canShare?: () => boolean;
}) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: canShare });
}

const titles = () => useToasts.getState().toasts.map(({ title }) => title);

test('a link that is copied or shared opens anywhere, not only in the app', async () => {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  describeBrowser({ clipboard: { writeText } });
  await sharePicture(description, null);
  expect(copied).toEqual(['https://books.example/api/v1/images/i1/file?sig=s']);
  expect(titles()).toEqual(['Copied to Clipboard']);

  const shared: ShareData[] = [];
  describeBrowser({ share: (data) => Promise.resolve(void shared.push(data)) });
  await sharePicture(description, null);
  expect(shared).toMatchObject([{ title: 'the house', url: copied[0] }]);
});

test('a link has the address of the app, even if the server has moved since the picture was made', async () => {
  const copied: string[] = [];
  describeBrowser({ clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
  const image_url = `http://192.0.2.7:8080${description.generated_image!.image_url}`;
  await sharePicture(
    { ...description, generated_image: { ...description.generated_image!, image_url } },
    null,
  );
  expect(copied).toEqual(['https://books.example/api/v1/images/i1/file?sig=s']);
});

test('a link that cannot be copied shows an error', async () => {
  describeBrowser({ clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  await sharePicture(description, null);
  expect(titles()).toEqual(['Share Failed']);
});

test('a picture that is on this device is shared as a file, with its passage', async () => {
  const shared: ShareData[] = [];
  const row = { bytes: Uint8Array.of(1, 2, 3).buffer, mediaType: 'image/jpeg' } as PictureRow;
  describeBrowser({ share: (data) => Promise.resolve(void shared.push(data)), canShare: () => true });
  await sharePicture(description, row);
  expect(shared).toMatchObject([{ title: 'the house', text: 'A low house.' }]);
  expect(shared[0]!.files![0]).toMatchObject({ name: 'vignette-image.jpg', type: 'image/jpeg', size: 3 });
  expect(shared[0]!.url).toBeUndefined();
  expect(titles()).toEqual([]);
});

test('a browser that shares no files is given the address', async () => {
  const shared: ShareData[] = [];
  const row = { bytes: new ArrayBuffer(3), mediaType: 'image/jpeg' } as PictureRow;
  describeBrowser({ share: (data) => Promise.resolve(void shared.push(data)), canShare: () => false });
  await sharePicture(description, row);
  expect(shared).toMatchObject([{ url: 'https://books.example/api/v1/images/i1/file?sig=s' }]);
});

test('a reader who cancels sharing sees no message', async () => {
  const row = { bytes: new ArrayBuffer(3), mediaType: 'image/jpeg' } as PictureRow;
  const share = () => Promise.reject(new DOMException('cancelled', 'AbortError'));
  describeBrowser({ share, canShare: () => true });
  await sharePicture(description, row);
  expect(titles()).toEqual([]);
});
