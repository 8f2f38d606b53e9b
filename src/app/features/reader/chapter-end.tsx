import { ArrowDown, ArrowUp } from 'lucide-react';
import { reading } from '#app/strings/en-reading.ts';
import { Button } from '#app/ui/button.tsx';

interface ChapterEndProps {
  /** Which end of the chapter it stands at. */
  end: 'start' | 'end';
  /** Of the chapter that it leads to. */
  title: string;
  onPress: () => void;
}

/** Leads on from either end of a chapter that scrolls. */
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
