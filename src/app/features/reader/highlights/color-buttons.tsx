import { Check } from 'lucide-react';
import { highlightColors, type HighlightColor } from '#app/data/annotations/annotations.ts';
import { colorName } from './highlight-name.ts';

interface ColorButtonsProps {
  /** The colour that is chosen, or null before there is one. */
  current: string | null;
  /** Accessible name of the group. */
  label: (color: string) => string;
  onChoose: (color: HighlightColor) => void;
}

/** A button for each highlight colour. */
export function ColorButtons({ current, label, onChoose }: ColorButtonsProps) {
  return highlightColors.map((color) => (
    <button
      key={color}
      type="button"
      aria-label={label(colorName(color))}
      title={colorName(color)}
      aria-pressed={current === null ? undefined : current === color}
      onClick={() => onChoose(color)}
      className="inline-grid place-items-center size-11 rounded-full bg-transparent border-none p-0 cursor-pointer focus-ring hover:bg-accent-soft"
    >
      <span className="swatch" style={{ '--hue': color } as React.CSSProperties}>
        {current === color && <Check size={16} strokeWidth={3} aria-hidden />}
      </span>
    </button>
  ));
}
