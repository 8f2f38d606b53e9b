import { X } from 'lucide-react';
import { reading } from '#app/strings/en-reading.ts';
import { Button, IconButton } from '#app/ui/button.tsx';

interface PositionBarProps {
  /** "Chrome on Android is at page 3". */
  text: string;
  onGo: () => void;
  onDismiss: () => void;
}

/** Shows below the page that another device is at another position. */
export function PositionBar({ text, onGo, onDismiss }: PositionBarProps) {
  return (
    <section
      aria-label={reading.page.otherDevices}
      className="fade flex items-center justify-center gap-1 min-w-0 text-xs sm:text-sm"
    >
      <p role="status" className="m-0 min-w-0 text-muted leading-tight line-clamp-2">
        {text}
      </p>
      <Button variant="ghost" onPress={onGo}>
        {reading.page.goThere}
      </Button>
      <IconButton label={reading.page.dismissOther} onPress={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
