import { useCallback, useEffect, useState } from 'react';
import { listRemovedPacks, setPackRemoved } from '#app/data/storage/removed-packs.ts';
import { normaliseError } from '#app/api/errors.ts';
import { logFailure } from '#app/log.ts';
import { notify } from '#app/state/toasts.ts';
import { usedLanguages } from '#app/state/used-languages.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { fetchPack, listPacks, removePack } from '#workers/extraction/language-packs.ts';
import type { Language } from '#shared/extraction/types.ts';

/** A pack on this device, or one that is not here, which has no size. */
interface ListedPack {
  language: Language;
  bytes: number | null;
}

/**
 * What finds descriptions without a network, by language, with its size; each can be removed, and downloaded on purpose: over
 * a metered connection none is fetched unasked.
 */
export function LanguagePacks() {
  const { packs, change, busy } = useLanguagePacks();
  if (packs.length === 0) return null;
  return (
    <div role="group" aria-label={s.settings.packs} className="grid gap-2">
      <p className="m-0 font-600">{s.settings.packs}</p>
      <p className="m-0 text-sm text-muted">{s.settings.packsHint}</p>
      <ul className="m-0 p-0 list-none grid gap-2">
        {packs.map(({ language, bytes }) => {
          const name = s.settings.packLanguages[language];
          return (
            <li key={language} className="flex items-center justify-between gap-3">
              <span>{bytes === null ? name : s.settings.pack(name, formatBytes(bytes))}</span>
              <Button
                size="sm"
                isDisabled={busy}
                aria-label={bytes === null ? s.settings.downloadPack(name) : s.settings.removePack(name)}
                onPress={() => change(language, bytes === null)}
              >
                {bytes === null ? s.settings.download : s.settings.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useLanguagePacks() {
  const [packs, setPacks] = useState<ListedPack[]>([]);
  const [busy, setBusy] = useState(false);
  const read = useCallback(async () => {
    const stored = await listPacks();
    const isStored = (language: Language) => stored.some((pack) => pack.language === language);
    const used = await usedLanguages(navigator.languages);
    const missing = [...new Set([...(await listRemovedPacks()), ...used])].filter((one) => !isStored(one));
    setPacks([...stored, ...missing.map((language) => ({ language, bytes: null }))]);
  }, []);
  useEffect(() => {
    read().catch(logFailure('language packs'));
  }, [read]);

  const change = (language: Language, isWanted: boolean) => {
    const work = async () => {
      await setPackRemoved(language, !isWanted);
      await (isWanted ? fetchPack(language) : removePack(language));
    };
    setBusy(true);
    work()
      .catch((error: unknown) => notify('error', s.settings.packFailed, normaliseError(error).message))
      .then(read)
      .catch(logFailure('language packs'))
      .finally(() => setBusy(false));
  };
  return { packs, change, busy };
}
