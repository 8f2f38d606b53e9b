import { ArrowDown, ArrowUp } from 'lucide-react';
import { reading } from '#app/strings/en-reading.ts';
import { Button } from '#app/ui/button.tsx';

interface ChapterEndProps {
  /** The end of the chapter at which it is shown. */
  end: 'start' | 'end';
  /** Title of the adjacent chapter. */
  title: string;
  onPress: () => void;
}

/** Link to the adjacent chapter at either end of a scrolling chapter. */
export function ChapterEnd({ end, title, onPress }: ChapterEndProps) {
  const Icon = end === 'start' ? ArrowUp : ArrowDown;
  return (
    <div className={`grid justify-items-center gap-1.5 ${end === 'start' ? 'pb-10' : 'pt-12'}`}>
      <Button onPress={onPress}>
        <Icon size={17} aria-hidden />
        {end === 'start' ? reading.scroll.previousChapter : reading.scroll.nextChapter}
      </Button>
      <span className="max-w-full px-4 text-sm text-muted text-center text-balance">{title}</span>
    </div>
  );
}
