import { reading } from '#app/strings/en-reading.ts';
import { Button } from '#app/ui/button.tsx';

/** Stands where something was that has just been removed; the focus, which was on its button, comes here. */
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
