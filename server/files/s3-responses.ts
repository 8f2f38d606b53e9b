import * as z from 'zod/mini';
import { MachineXmlError, parseMachineXml } from './vendor-fast-xml-parser.ts';

/** A page of a thousand keys has some 400 KB. */
const XML_MAX_BYTES = 8 * 1024 * 1024;

const listing = z.object({
  ListBucketResult: z.union([
    z.object({
      Contents: z.optional(z.array(z.object({ Key: z.string(), LastModified: z.string() }))),
      NextContinuationToken: z.optional(z.string()),
    }),
    // An element without content.
    z.pipe(
      z.literal(''),
      z.transform(() => ({ Contents: undefined, NextContinuationToken: undefined })),
    ),
  ]),
});

const failure = z.object({
  Error: z.object({ Code: z.string(), Message: z.optional(z.string()) }),
});

export interface ListedPage {
  objects: { key: string; modifiedAt: Date }[];
  /** Requests the next page; null on the last one. */
  continuationToken: string | null;
}

/** The response of ListObjectsV2. @throws MachineXmlError if it is anything else */
export async function readListing(response: Response): Promise<ListedPage> {
  const xml = await readText(response, XML_MAX_BYTES);
  const parsed = listing.safeParse(parseMachineXml(xml, ['Contents']));
  if (!parsed.success) throw new MachineXmlError('S3 LIST responded with something else than a listing');
  const { Contents = [], NextContinuationToken = null } = parsed.data.ListBucketResult;
  return {
    objects: Contents.map(({ Key, LastModified }) => ({ key: Key, modifiedAt: new Date(LastModified) })),
    continuationToken: NextContinuationToken,
  };
}

/** The code and message of a refusal, for a log; whatever else a proxy in between sends, shortened. */
export async function readFailure(response: Response): Promise<string> {
  const text = await readText(response, XML_MAX_BYTES);
  try {
    const { Error: error } = failure.parse(parseMachineXml(text));
    return error.Message ? `${error.Code} (${error.Message})` : error.Code;
  } catch {
    return text.slice(0, 300); // Not S3's own words: an HTML page, or nothing.
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body as ReadableStream<Uint8Array> | null) ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new MachineXmlError(`S3 responded with more than ${maxBytes} bytes of XML`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
