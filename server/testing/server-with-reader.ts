import { afterAll } from 'vitest';
import { type Reader, registerReader } from './reader.ts';
import { type TestServer, type TestServerOptions, startTestServer } from './server.ts';

/** Starts one server with one user for all tests of the calling file, and closes it after them. */
export async function startServerWithReader(
  options?: TestServerOptions,
): Promise<{ server: TestServer; ann: Reader }> {
  const server = await startTestServer(options);
  afterAll(() => server.close());
  return { server, ann: await registerReader(server) };
}
