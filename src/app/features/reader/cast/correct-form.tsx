import { useState, type ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Heading } from 'react-aria-components/Heading';
import { Check } from 'lucide-react';
import type { CastMember } from '#shared/contract/cast.ts';
import { limits } from '#shared/contract/limits.ts';
import { knownAliases, knownCounts, knownName } from '#shared/reading/cast/known-facts.ts';
import { s } from '#app/strings/en.ts';
import { story } from '#app/strings/en-story.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { CorrectionForm } from './correct-part.tsx';
import { merge, rename, split } from './correct-cast.ts';
import { MemberChips } from '#app/book-parts/member-chips.tsx';
import type { OpenCast } from './use-open-cast.ts';

const texts = story.correct;

interface CorrectFormProps {
  openCast: OpenCast;
  member: CastMember;
  onBack: () => void;
  /** The card may show another member by now. */
  onDone: () => void;
}

/** The form that corrects a member of the cast, in place of the card. */
export function CorrectForm({ form, ...props }: CorrectFormProps & { form: CorrectionForm }) {
  if (form === 'rename') return <RenameForm {...props} />;
  return form === 'merge' ? <MergeForm {...props} /> : <SplitForm {...props} />;
}

function RenameForm({ openCast, member, onBack }: CorrectFormProps) {
  const before = knownName(member, openCast.knowledge) ?? '';
  const [typed, setTyped] = useState(before);
  const name = typed.trim().slice(0, limits.correctionNameChars);
  const canSave = name !== '' && name !== before;
  const save = () => {
    if (canSave) rename(openCast, member, name);
    onBack();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Title>{texts.renameTitle(before)}</Title>
      <TextField label={texts.newName} name="name" value={typed} onChange={setTyped} autoFocus />
      <Actions onBack={onBack}>
        <Button type="submit" variant="primary" isDisabled={!canSave}>
          {texts.save}
        </Button>
      </Actions>
    </form>
  );
}

/** With more names than this, a search field is shown. */
const SEARCHED_FROM = 12;

function MergeForm({ openCast, member, onBack, onDone }: CorrectFormProps) {
  const { cast, knowledge } = openCast;
  const [query, setQuery] = useState('');
  const met = cast
    .flatMap((one) => {
      const name = one.kind === member.kind && one !== member ? knownName(one, knowledge) : null;
      const times = knownCounts(one, knowledge).reduce((sum, { count }) => sum + count, 0);
      return name === null ? [] : [{ id: one.id, kind: one.kind, name, times }];
    })
    .sort((a, b) => b.times - a.times);
  const found = met.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const isPerson = member.kind === 'character';
  const name = knownName(member, knowledge) ?? '';
  return (
    <div className="grid gap-4">
      <Title>{isPerson ? texts.samePersonTitle(name) : texts.samePlaceTitle(name)}</Title>
      {met.length > SEARCHED_FROM && (
        <TextField label={texts.search} name="search" value={query} onChange={setQuery} />
      )}
      {found.length > 0 ? (
        <MemberChips
          members={found}
          onMember={(id) => {
            merge(
              openCast,
              member,
              cast.find((one) => one.id === id)!,
            );
            onDone();
          }}
        />
      ) : (
        <p className="m-0 text-sm text-muted">{texts.nobodyElse}</p>
      )}
      <Actions onBack={onBack} />
    </div>
  );
}

function SplitForm({ openCast, member, onBack, onDone }: CorrectFormProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const names = knownAliases(member, openCast.knowledge).map(({ text }) => text);
  const title = member.kind === 'character' ? texts.splitTitle : texts.splitPlaceTitle;
  // At least one must remain.
  const canSave = chosen.length > 0 && chosen.length < names.length;
  return (
    <div className="grid gap-4">
      <Title>{title}</Title>
      <CheckboxGroup aria-label={title} value={chosen} onChange={setChosen} className="grid gap-1">
        {names.map((name) => (
          <Checkbox
            key={name}
            value={name}
            className="group flex items-center gap-3 min-h-11 px-2 rounded-xl cursor-pointer focus-ring hover:bg-accent-soft"
          >
            <span
              aria-hidden
              className="shrink-0 grid place-items-center size-5 rounded-md border-2 border-solid border-edge text-on-accent group-data-[selected]:bg-accent group-data-[selected]:border-accent"
            >
              <Check size={14} strokeWidth={3} className="invisible group-data-[selected]:visible" />
            </span>
            <span className="font-title text-base break-words min-w-0">{name}</span>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <p className="m-0 text-sm text-muted">{texts.splitHint}</p>
      <Actions onBack={onBack}>
        <Button
          variant="primary"
          isDisabled={!canSave}
          onPress={() => {
            split(openCast, member, chosen);
            onDone();
          }}
        >
          {texts.save}
        </Button>
      </Actions>
    </div>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading slot="title" className="m-0 pr-9 font-title text-xl font-600 leading-tight break-words">
      {children}
    </Heading>
  );
}

function Actions({ onBack, children }: { onBack: () => void; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onPress={onBack}>{s.app.cancel}</Button>
      {children}
    </div>
  );
}
