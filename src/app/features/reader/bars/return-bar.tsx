import { CornerUpLeft, X } from 'lucide-react';
import type { ReturnPlace } from '#shared/reading/navigation/return-stack.ts';
import { reading } from '#app/strings/en-reading.ts';
import { Button, IconButton } from '#app/ui/button.tsx';

interface ReturnBarProps {
  target: ReturnPlace;
  /** The open chapter's number. */
  chapter: number;
  onBack: () => void;
  onDismiss: () => void;
}

/** Offers the way back after a jump, below the page. */
export function ReturnBar({ target, chapter, onBack, onDismiss }: ReturnBarProps) {
  const { toPage, toPageOf } = reading.wayBack;
  return (
    <section
      aria-label={reading.wayBack.label}
      className="fade flex items-center justify-center gap-1 min-w-0"
    >
      <Button variant="ghost" onPress={onBack}>
        <CornerUpLeft size={17} aria-hidden />
        {target.chapter === chapter ? toPage(target.page) : toPageOf(target.page, target.chapter)}
      </Button>
      <IconButton label={reading.wayBack.dismiss} onPress={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
