import { reading } from '#app/strings/en-reading.ts';
import { Button } from '#app/ui/button.tsx';

/** Replaces an item that was just removed; it receives the focus and offers Undo. */
export function RemovedLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 pl-3 min-h-11 text-sm text-muted">
      <span role="status">{text}</span>
      <Button variant="ghost" autoFocus onPress={onUndo}>
        {reading.notebook.undo}
      </Button>
    </div>
  );
}
