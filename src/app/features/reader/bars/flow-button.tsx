import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ReadingHabits } from '#app/data/settings/reading-habits.ts';
import { changeHabits } from '#app/state/reading-habits.ts';
import { reading } from '#app/strings/en-reading.ts';

const texts = reading.flow;

/**
 * The first control of the reader, visible on focus: with a screen reader a chapter is easier to read as one text
 * than page by page, and a web page cannot detect screen readers.
 */
export function FlowButton({ layout }: { layout: ReadingHabits['layout'] }) {
  const [chosen, setChosen] = useState<ReadingHabits['layout'] | null>(null);
  const isPaged = layout === 'pages';
  const handlePress = () => {
    const next = isPaged ? 'scroll' : 'pages';
    setChosen(next);
    void changeHabits({ layout: next });
  };
  return (
    <>
      <Button
        onPress={handlePress}
        className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:top-2 focus:left-2 focus:px-4 focus:h-11 focus:rounded-full focus:border-0 focus:bg-accent focus:text-on-accent focus:font-600 focus:cursor-pointer"
      >
        {isPaged ? texts.read : texts.leave}
      </Button>
      <span role="status" className="sr-only">
        {chosen === layout && (isPaged ? texts.left : texts.entered)}
      </span>
    </>
  );
}
