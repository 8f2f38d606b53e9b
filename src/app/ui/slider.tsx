import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** How the value reads: "18 px". */
  format: (value: number) => string;
  onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step, format, onChange }: SliderProps) {
  return (
    <AriaSlider
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={onChange}
      className="grid gap-2"
    >
      <span className="flex justify-between text-sm">
        <Label className="font-600">{label}</Label>
        <span className="text-muted tabular-nums">{format(value)}</span>
      </span>
      <SliderTrack className="relative h-7 w-full">
        {({ state }) => (
          <>
            <span className="slider-track absolute top-1/2 -translate-y-1/2 h-1.5 w-full rounded-full bg-line" />
            <span
              className="slider-track is-filled absolute top-1/2 -translate-y-1/2 h-1.5 rounded-full bg-accent"
              style={{ width: `${state.getThumbPercent(0) * 100}%` }}
            />
            <SliderThumb className="top-1/2 size-6 rounded-full bg-raised border-2 border-solid border-accent shadow-[var(--shadow)] cursor-grab data-[dragging]:cursor-grabbing data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent data-[focus-visible]:outline-offset-2" />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
