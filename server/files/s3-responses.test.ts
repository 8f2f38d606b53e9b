import { expect, test } from 'vitest';
import { readFailure, readListing } from './s3-responses.ts';
import { MachineXmlError } from './vendor-fast-xml-parser.ts';

const listing = (content: string) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</ListBucketResult>`,
  );
const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>3</Size></Contents>`;
const modifiedAt = new Date('2026-01-02T03:04:05Z');

test('a page of a listing has its objects and the token of the next page', async () => {
  const page = listing(
    `<Name>b</Name>${object('blobs/a&amp;b')}${object('blobs/c')}<NextContinuationToken>1/&lt;=</NextContinuationToken>`,
  );
  expect(await readListing(page)).toEqual({
    objects: [
      { key: 'blobs/a&b', modifiedAt },
      { key: 'blobs/c', modifiedAt },
    ],
    continuationToken: '1/<=',
  });
});

test('pages with one object and with none are read', async () => {
  expect((await readListing(listing(object('blobs/a')))).objects).toEqual([{ key: 'blobs/a', modifiedAt }]);
  expect(await readListing(listing(''))).toEqual({ objects: [], continuationToken: null });
  expect((await readListing(listing('<KeyCount>0</KeyCount>'))).objects).toEqual([]);
});

test.each([
  ['no XML', 'oh no'],
  ['a page of a proxy', '<html><body>Welcome</body></html>'],
  ['XML cut off', '<ListBucketResult><Contents><Key>a'],
  ['entities of its own', '<!DOCTYPE a [<!ENTITY x "y">]><ListBucketResult>&x;</ListBucketResult>'],
  ['XML without end', `<ListBucketResult>${' '.repeat(9 * 1024 * 1024)}</ListBucketResult>`],
])('%s is an error, not an empty listing', async (_, body) => {
  await expect(readListing(new Response(body))).rejects.toThrow(MachineXmlError);
});

test('an error carries the S3 code and message, or the beginning of a proxy’s page', async () => {
  const refusal = '<Error><Code>AccessDenied</Code><Message>Access &amp; more</Message></Error>';
  expect(await readFailure(new Response(refusal))).toBe('AccessDenied (Access & more)');
  expect(await readFailure(new Response('<Error><Code>SlowDown</Code></Error>'))).toBe('SlowDown');
  expect(await readFailure(new Response(`<h1>Bad gateway${'x'.repeat(1_000)}`))).toHaveLength(300);
});
