import { X } from 'lucide-react';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';

interface PositionBarProps {
  /** "Chrome on Android is at page 3". */
  text: string;
  onGo: () => void;
  onDismiss: () => void;
}

/** Another device is somewhere else in the book: said quietly, under the page that stays where it is. */
export function PositionBar({ text, onGo, onDismiss }: PositionBarProps) {
  return (
    <section
      aria-label={s.reader.otherDevices}
      className="reader-bar position-bar fade flex items-center justify-center gap-1 pl-4 pr-1 text-sm"
    >
      <p role="status" className="m-0 min-w-0 py-1.5 text-muted leading-snug">
        {text}
      </p>
      <Button variant="ghost" onPress={onGo}>
        {s.reader.goThere}
      </Button>
      <IconButton label={s.reader.dismissOther} onPress={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
