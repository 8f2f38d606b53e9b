import { useEffect, useState } from 'react';

/** A blob: address for bytes, revoked when they change or the component leaves. */
export function useObjectUrl(
  source: { bytes: ArrayBuffer; mediaType: string } | null | undefined,
): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!source) return setUrl(null);
    const made = URL.createObjectURL(new Blob([source.bytes], { type: source.mediaType }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
}
