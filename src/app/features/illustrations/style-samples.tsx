import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { s } from '#app/strings/en.ts';
import { STYLES } from '#shared/illustration/style/styles.ts';
import samples from './style-samples.jpg';

interface StyleSamplesProps {
  /** The reader's words about the style. */
  style: string;
  isDisabled: boolean;
  /** @param style the words for a style, which the painter understands */
  onSelect: (style: string) => void;
}

/** One passage in every style, to choose from. The file has them side by side, in the order of the styles. */
export function StyleSamples({ style, isDisabled, onSelect }: StyleSamplesProps) {
  const selected = STYLES.find((name) => s.images.styles[name].toLowerCase() === style.trim().toLowerCase());
  return (
    <RadioGroup
      value={selected ?? null}
      onChange={(name) => onSelect(s.images.styles[name as (typeof STYLES)[number]])}
      isDisabled={isDisabled}
      orientation="horizontal"
      className="grid gap-2 min-w-0"
    >
      <Label className="text-sm font-600">{s.images.style}</Label>
      <div className="style-strip flex gap-2 overflow-x-auto pb-2 px-1 -mx-1 pt-1">
        {STYLES.map((name, i) => (
          <Radio
            key={name}
            value={name}
            className="group flex-none grid gap-1 cursor-pointer rounded-lg text-center text-xs text-muted data-[selected]:text-accent data-[selected]:font-600 focus-ring"
          >
            <span
              aria-hidden
              className="picture style-sample rounded-lg border-2 border-solid border-line group-data-[selected]:border-accent"
              style={{
                backgroundImage: `url(${samples})`,
                backgroundSize: `${String(STYLES.length * 100)}% 100%`,
                backgroundPositionX: `${String((i / (STYLES.length - 1)) * 100)}%`,
              }}
            />
            {s.images.styles[name]}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
