import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { MemberChips } from '#app/book-parts/member-chips.tsx';
import { useModals } from '#app/state/modals.ts';
import { usePassageNames } from '#app/state/passage-names.ts';
import { s } from '#app/strings/en.ts';
import { markDrawn } from './mark-drawn.ts';
import { pictureOrigin } from './picture-origin.ts';
import { usePictureTitle } from './use-picture-title.ts';
import { useServerPicturePending } from './use-server-picture-pending.ts';

interface PassageProps {
  description: DescriptionRow;
  /** Null until it has been loaded. */
  picture: PictureRow | null;
  /** The style that the reader requested for this picture, or null. */
  style: string | null;
  /** It is the previous picture of the passage. */
  isEarlier: boolean;
}

/** The illustrated passage. */
export function Passage({ description, picture, style, isEarlier }: PassageProps) {
  const title = usePictureTitle(description);
  const isComing = useServerPicturePending(description);
  const origin = picture && pictureOrigin(picture, description, { isComing });
  // Unknown for an earlier picture.
  const drawn = isEarlier ? undefined : description.generated_image?.drawn;
  return (
    <>
      <p className="m-0 text-xs uppercase tracking-widest text-accent font-600">
        {s.reader.descriptionTypes[description.type]}
      </p>
      {/* The space keeps its line until the title is known. */}
      <h2 className="title-2 m-0 mt-1">{title ?? '\u00a0'}</h2>
      <h3 className="m-0 mt-5 text-sm text-muted font-600">{s.images.why}</h3>
      <blockquote className="m-0 mt-2 pl-4 border-0 border-l-3 border-solid border-gold font-title leading-relaxed">
        {markDrawn(description.content, drawn ?? []).map(({ text, isDrawn }, i) =>
          isDrawn ? (
            <mark key={i} className="drawn-words">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </blockquote>
      <Names description={description} />
      {drawn && (
        <p className="m-0 mt-3 text-sm text-muted">
          {drawn.length === 0 ? s.images.ornament : s.images.drawn}
        </p>
      )}
      {origin && (
        <p className="m-0 mt-3 text-sm text-muted">
          <span>{origin.where}</span> <span>{origin.by}</span>
        </p>
      )}
      {style && <p className="m-0 mt-4 text-sm text-muted">{s.images.styleApplied(style)}</p>}
    </>
  );
}

/**
 * Links to the cards of the people and places in the passage, because a tap on its words opens the picture instead.
 */
function Names({ description }: Pick<PassageProps, 'description'>) {
  const namesIn = usePassageNames((state) => state.namesIn);
  const close = useModals((state) => state.close);
  const names = namesIn?.(description) ?? [];
  if (names.length === 0) return null;
  return (
    <section aria-label={s.images.names}>
      <h3 className="m-0 mt-5 mb-2 text-sm text-muted font-600">{s.images.names}</h3>
      <MemberChips
        members={names}
        onMember={(id) => {
          close();
          names.find((one) => one.id === id)?.open();
        }}
      />
    </section>
  );
}
