import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';

export function TermsPage() {
  return <LegalPage title={s.auth.terms} paragraphs={s.legal.terms} />;
}

export function PrivacyPage() {
  return <LegalPage title={s.auth.privacy} paragraphs={s.legal.privacy} />;
}

function LegalPage({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  usePageTitle(title);
  return (
    <main className="mx-auto max-w-prose px-6 py-16 grid gap-5">
      <h1 className="title-1 m-0">{title}</h1>
      {paragraphs.map((text) => (
        <p key={text} className="m-0 leading-relaxed">
          {text}
        </p>
      ))}
      <span>
        <Button onPress={() => history.back()}>{s.notFound.back}</Button>
      </span>
    </main>
  );
}
