import { readdir, readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The server compresses smaller answers itself, or not at all. */
const WORTHWHILE_BYTES = 1024;

/**
 * Writes a brotli-compressed copy beside each script and style of the built app, which the server sends to clients
 * that accept it. At each request there is time only for a quick compression, which saves no more than gzip; this is
 * a seventh less.
 *
 * @param {string} out dist/app
 */
export async function packAssets(out) {
  const folder = path.join(out, 'assets');
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(names.map((name) => pack(path.join(folder, name))));
}

async function pack(file) {
  const bytes = await readFile(file);
  if (bytes.byteLength >= WORTHWHILE_BYTES)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
}
