import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureAddress } from './services/pictures/picture-address.ts';
import { type Reader, registerReader } from './testing/reader.ts';
import { type TestServer, startTestServer } from './testing/server.ts';
import { openSocket } from './testing/socket.ts';

const [NEW, OLD, NONE] = ['new', 'old', 'some other'].map(
  (name) => `a ${name} secret of thirty-two characters`,
) as [string, string, string];

let server: TestServer;
let ann: Reader;
beforeAll(async () => {
  server = await startTestServer({ authSecret: `${NEW},${OLD}` });
  ann = await registerReader(server);
});
afterAll(() => server?.close());

/** The reader's token, as a server with another secret would have signed it. */
function signedBy(secret: string, expiresIn = 900): string {
  const { typ, sid } = jwt.decode(ann.token!) as { typ: string; sid: string };
  const options = { issuer: 'vignette', audience: 'vignette-api', subject: ann.id, expiresIn };
  return jwt.sign({ typ, sid }, secret, options);
}
const statusOrCode = async (token: string) => {
  const { status, code } = await ann.call('GET', '/auth/me', undefined, token);
  return code ?? status;
};

test('during a change of the secret, old signatures stay valid and new ones use the new secret', async () => {
  expect(await statusOrCode(ann.token!)).toBe(200);
  expect(() => jwt.verify(ann.token!, NEW)).not.toThrow();
  expect(await statusOrCode(signedBy(OLD))).toBe(200);
  expect(await statusOrCode(signedBy(OLD, -10))).toBe('TOKEN_EXPIRED');
  expect(await statusOrCode(signedBy(NONE))).toBe('UNAUTHENTICATED');
  await (await openSocket(Object.assign(Object.create(ann) as Reader, { token: signedBy(OLD) }))).close();
});

test('picture addresses signed before the change still work', async () => {
  const bookId = await ann.addBook();
  const { descriptions } = (await ann.get(`/books/${bookId}/descriptions`)).body;
  const { body } = await ann.post(`/images/generate/description/${descriptions[0]!.id}`, {});
  expect(body.image_url).toBe(server.origin + pictureAddress(NEW, body.image_id, ann.id));
  const statuses = [];
  for (const secret of [NEW, OLD, NONE])
    statuses.push((await fetch(server.origin + pictureAddress(secret, body.image_id, ann.id))).status);
  expect(statuses).toEqual([200, 200, 404]);
});
