/** A picture of 20 MB in base64, and the JSON around it. */
const ANSWER_MAX_BYTES = 28_000_000;

/** Fetch for a provider: follows no redirect and limits the size of a response. */
export async function boundedFetch(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(address, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(atMost(ANSWER_MAX_BYTES)), { status, statusText, headers });
}

function atMost(bytesMax: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) controller.error(new RangeError(`The answer is larger than ${bytesMax} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
