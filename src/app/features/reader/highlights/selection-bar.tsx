import { Copy, Image, NotebookPen, Trash2, UserRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { reading } from '#app/strings/en-reading.ts';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { ColorButtons } from './color-buttons.tsx';
import type { HighlightActions } from './highlight-actions.ts';
import { useAnchor } from './use-anchor.ts';

interface SelectionBarProps extends HighlightActions {
  /** Where on the screen the words are. */
  box: () => DOMRect | null;
  /** The colour of the highlight that is being changed; null for words that are only selected. */
  color: string | null;
}

/** A toolbar next to the selected words or the highlight. */
export function SelectionBar({ box, color, byKey, onClose, ...actions }: SelectionBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useAnchor(ref, box);
  const isHighlight = color !== null;
  useCloseOnBack(isHighlight, onClose);

  useEffect(() => {
    if (!byKey) return;
    const before = document.activeElement;
    ref.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [byKey]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    const onDown = (event: PointerEvent) => {
      if (isHighlight && !ref.current?.contains(event.target as Node)) onClose();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onDown);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onDown);
    };
  }, [isHighlight, onClose]);

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={isHighlight ? reading.highlights.editToolbar : reading.highlights.toolbar}
      style={place}
      // Pressing a button must not clear the selection.
      onMouseDown={(event) => event.preventDefault()}
      className="selection-bar fade card fixed z-40 flex flex-wrap items-center p-1 shadow-[var(--shadow)] select-none"
    >
      <ColorButtons current={color} label={reading.highlights.highlightIn} onChoose={actions.onColor} />
      <span aria-hidden className="w-px h-6 mx-1 bg-line" />
      <BarButton label={reading.highlights.note} onClick={actions.onNote}>
        <NotebookPen size={19} aria-hidden />
      </BarButton>
      <BarButton label={reading.highlights.copy} onClick={actions.onCopy}>
        <Copy size={19} aria-hidden />
      </BarButton>
      {actions.onWho && (
        <BarButton label={reading.highlights.who} onClick={actions.onWho}>
          <UserRound size={19} aria-hidden />
        </BarButton>
      )}
      {actions.onPicture && (
        <BarButton label={reading.highlights.picture} onClick={actions.onPicture}>
          <Image size={19} aria-hidden />
        </BarButton>
      )}
      {actions.onRemove && (
        <BarButton label={reading.highlights.remove} onClick={actions.onRemove}>
          <Trash2 size={19} aria-hidden />
        </BarButton>
      )}
    </div>
  );
}

function BarButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-grid place-items-center size-11 rounded-full bg-transparent border-none p-0 text-ink cursor-pointer focus-ring hover:bg-accent-soft hover:text-accent"
    >
      {children}
    </button>
  );
}
