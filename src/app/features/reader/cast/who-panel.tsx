import { useEffect, useState } from 'react';
import { knownAliases, knownName, startInChapter } from '#shared/reading/cast/known-facts.ts';
import type { Named } from '#shared/reading/cast/find-named.ts';
import type { NamedMember } from '#shared/reading/cast/who-is.ts';
import { s } from '#app/strings/en.ts';
import { WordCard } from '#app/ui/word-card.tsx';
import { CorrectForm } from './correct-form.tsx';
import { CorrectPart, type CorrectionForm } from './correct-part.tsx';
import { hide } from './correct-cast.ts';
import { readCard, type CardContent } from './read-card.ts';
import { usePainted } from './use-painted.ts';
import type { OpenCast } from './use-open-cast.ts';
import { WhoCard } from './who-card.tsx';

interface WhoPanelProps {
  openCast: OpenCast;
  named: Named;
  /** Where on the screen the tapped words are; null if the card was opened from a list. */
  words: DOMRect | null;
  onJump: (chapter: number, offset: number) => void;
  onPicture: (descriptionId: string) => void;
  onClose: () => void;
}

/** The card of the person or place that was tapped, and the cards it leads to. */
export function WhoPanel({ openCast, named, words, onJump, onPicture, onClose }: WhoPanelProps) {
  const [trail, setTrail] = useState([named.id]);
  const [form, setForm] = useState<CorrectionForm | null>(null);
  const id = trail.at(-1)!;
  const card = useCard(openCast, id);
  const paintedOf = usePainted(openCast);
  if (!card) return null;
  const nameOf = (of: string): NamedMember[] => {
    const member = openCast.cast.find((one) => one.id === of);
    const name = member && knownName(member, openCast.knowledge);
    return name ? [{ id: of, kind: member.kind, name }] : [];
  };
  const member = openCast.cast.find((one) => one.id === id);
  if (form && member)
    return (
      <WordCard words={words} closeLabel={s.app.close} onClose={onClose}>
        <CorrectForm {...{ openCast, member, form }} onBack={() => setForm(null)} onDone={onClose} />
      </WordCard>
    );
  const titles = new Map(openCast.chapters.map(({ number, title }) => [number, title]));
  const before = trail.at(-2);
  return (
    <WordCard words={words} closeLabel={s.app.close} onClose={onClose}>
      <WhoCard
        card={card}
        painted={paintedOf(card.id)}
        others={card.id === named.id ? named.others.flatMap(nameOf) : []}
        isUnsure={card.id === named.id && named.isUnsure === true}
        before={before === undefined ? null : (nameOf(before)[0] ?? null)}
        upTo={openCast.knowledge.known.chapter}
        titleOf={(chapter) => titles.get(chapter) ?? ''}
        onJump={onJump}
        onMember={(next) => setTrail([...trail, next])}
        onBack={() => setTrail(trail.slice(0, -1))}
        onChapter={(chapter) =>
          onJump(chapter, member ? startInChapter(member, chapter, openCast.knowledge) : 0)
        }
        onPicture={onPicture}
      />
      {member && (
        <div className="mt-5">
          <CorrectPart
            isPerson={card.kind === 'character'}
            canSplit={knownAliases(member, openCast.knowledge).length > 1}
            onForm={setForm}
            onHide={() => {
              hide(openCast, member);
              onClose();
            }}
          />
        </div>
      )}
    </WordCard>
  );
}

/** The last card that was read, until the next one is; null before the first. */
function useCard(openCast: OpenCast, id: string): CardContent | null {
  const [card, setCard] = useState<CardContent | null>(null);
  useEffect(() => {
    let left = false;
    void readCard(openCast, id).then((read) => !left && setCard(read));
    return () => {
      left = true;
    };
  }, [openCast, id]);
  return card;
}
