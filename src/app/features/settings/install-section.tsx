import { Download } from 'lucide-react';
import { promptInstall, isAppleTouch, isInstalled, useInstall } from '#app/state/install.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';

/** Offers to install the app, or explains how where only the browser's menu can. */
export function InstallSection() {
  const prompt = useInstall((state) => state.prompt);
  if (isInstalled() || (!prompt && !isAppleTouch())) return null;
  return (
    <section className="grid gap-3 justify-items-start">
      <h2 className="title-2 m-0">{s.offline.installTitle}</h2>
      <p className="m-0 text-muted">{prompt ? s.offline.installHint : s.offline.installApple}</p>
      {prompt && (
        <Button onPress={() => void promptInstall()}>
          <Download size={17} aria-hidden />
          {s.offline.install}
        </Button>
      )}
    </section>
  );
}
