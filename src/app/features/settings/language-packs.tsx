import { useCallback, useEffect, useState } from 'react';
import { listRemovedPacks, setPackRemoved } from '#app/data/storage/removed-packs.ts';
import { normaliseError } from '#app/api/errors.ts';
import { logFailure } from '#app/log.ts';
import { notify } from '#app/state/toasts.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { fetchPack, listPacks, removePack, type StoredPack } from '#workers/language-packs.ts';
import type { Language } from '#shared/extraction/types.ts';

interface Packs {
  stored: StoredPack[];
  removed: Language[];
}

/** What finds descriptions without a network, by language, with its size; each can be removed and downloaded again. */
export function LanguagePacks() {
  const { packs, change, busy } = useLanguagePacks();
  if (!packs || packs.stored.length + packs.removed.length === 0) return null;
  return (
    <div role="group" aria-label={s.settings.packs} className="grid gap-2">
      <p className="m-0 font-600">{s.settings.packs}</p>
      <p className="m-0 text-sm text-muted">{s.settings.packsHint}</p>
      <ul className="m-0 p-0 list-none grid gap-2">
        {packs.stored.map(({ language, bytes }) => (
          <li key={language} className="flex items-center justify-between gap-3">
            <span>{s.settings.pack(s.settings.packLanguages[language], formatBytes(bytes))}</span>
            <Button
              size="sm"
              isDisabled={busy}
              aria-label={s.settings.removePack(s.settings.packLanguages[language])}
              onPress={() => change(language, false)}
            >
              {s.settings.remove}
            </Button>
          </li>
        ))}
        {packs.removed.map((language) => (
          <li key={language} className="flex items-center justify-between gap-3">
            <span>{s.settings.packLanguages[language]}</span>
            <Button
              size="sm"
              isDisabled={busy}
              aria-label={s.settings.downloadPack(s.settings.packLanguages[language])}
              onPress={() => change(language, true)}
            >
              {s.settings.download}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useLanguagePacks() {
  const [packs, setPacks] = useState<Packs | null>(null);
  const [busy, setBusy] = useState(false);
  const read = useCallback(async () => {
    const stored = await listPacks();
    const isStored = (language: Language) => stored.some((pack) => pack.language === language);
    setPacks({ stored, removed: (await listRemovedPacks()).filter((language) => !isStored(language)) });
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
