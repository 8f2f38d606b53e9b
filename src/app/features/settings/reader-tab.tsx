import { useLiveQuery } from 'dexie-react-hooks';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/Label';
import {
  OWN_FONT_FACE,
  ownFont,
  ownFontName,
  readerFonts,
  readerRanges,
  themeColors,
  themes,
  type Theme,
} from '#shared/contract/settings.ts';
import { useOwnFont } from '#app/book-parts/use-own-font.ts';
import { listOwnFonts } from '#app/data/fonts/own-fonts.ts';
import { changeSettings, resetSettings, useReaderSettings } from '#app/state/reader-settings.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { loadReaderFont } from '#app/ui/reader-fonts.ts';
import { Select } from '#app/ui/select.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { OwnFonts } from './own-fonts.tsx';
import { ReadingHabits } from './reading-habits.tsx';

const alignments = [
  { id: 'start', label: s.settings.ragged },
  { id: 'justify', label: s.settings.justified },
] as const;

const paragraphs = [
  { id: 'indent', label: s.settings.indented },
  { id: 'space', label: s.settings.spaced },
] as const;

const fonts = readerFonts.map(({ name }) => ({ id: name, label: name }));

const markStyles = (['quiet', 'underlined', 'off'] as const).map((id) => ({
  id,
  label: s.settings.markStyles[id],
}));

/** Display settings; changes apply at once to the preview and to an open book. */
export function ReaderTab({ withPreview = true }: { withPreview?: boolean }) {
  const settings = useReaderSettings((state) => state.settings);
  const ownFonts = useOwnFontOptions(settings.fontFamily);
  const isMissing = useOwnFont(settings.fontFamily) === 'missing';
  const px = (value: number) => `${value}px`;
  const em = (value: number) => `${value.toFixed(2)} em`;
  const handleReset = async () => {
    await resetSettings();
    notify('success', ...s.settings.resetDone);
  };
  return (
    <div className={`grid gap-8 items-start ${withPreview ? 'lg:grid-cols-2' : ''}`}>
      <div className="grid gap-7">
        <Slider
          label={s.settings.fontSize}
          {...readerRanges.fontSize}
          value={settings.fontSize}
          format={px}
          onChange={(fontSize) => void changeSettings({ fontSize })}
        />
        <Slider
          label={s.settings.lineHeight}
          {...readerRanges.lineHeight}
          value={settings.lineHeight}
          format={(value) => value.toFixed(1)}
          onChange={(lineHeight) => void changeSettings({ lineHeight })}
        />
        <Select
          label={s.settings.fontFamily}
          options={[...fonts, ...ownFonts]}
          selected={settings.fontFamily}
          onSelect={(fontFamily) => void changeSettings({ fontFamily })}
        />
        {isMissing && (
          <p role="status" className="m-0 text-sm text-muted">
            {s.settings.ownFonts.missing(ownFontName(settings.fontFamily)!)}
          </p>
        )}
        <OwnFonts />
        <Choice
          label={s.settings.textAlign}
          options={alignments}
          selected={settings.textAlign}
          onSelect={(textAlign) => void changeSettings({ textAlign })}
        />
        <Switch
          label={s.settings.hyphenation}
          isSelected={settings.hyphenation}
          onChange={(hyphenation) => void changeSettings({ hyphenation })}
        />
        <Choice
          label={s.settings.paragraphs}
          options={paragraphs}
          selected={settings.paragraphs}
          onSelect={(style) => void changeSettings({ paragraphs: style })}
        />
        <ThemeCards theme={settings.theme} />
        <Choice
          label={s.settings.showDescriptions}
          options={markStyles}
          selected={settings.showDescriptions ? settings.markStyle : 'off'}
          onSelect={(style) =>
            void changeSettings(
              style === 'off' ? { showDescriptions: false } : { showDescriptions: true, markStyle: style },
            )
          }
        />
        <ReadingHabits />
        <fieldset className="grid gap-6 m-0 p-0 border-none">
          <legend className="title-2 mb-4 p-0">{s.settings.advanced}</legend>
          <Slider
            label={s.settings.maxWidth}
            {...readerRanges.maxWidth}
            value={settings.maxWidth}
            format={px}
            onChange={(maxWidth) => void changeSettings({ maxWidth })}
          />
          <Slider
            label={s.settings.margin}
            {...readerRanges.margin}
            value={settings.margin}
            format={px}
            onChange={(margin) => void changeSettings({ margin })}
          />
          <Slider
            label={s.settings.fontWeight}
            {...readerRanges.fontWeight}
            value={settings.fontWeight}
            format={String}
            onChange={(fontWeight) => void changeSettings({ fontWeight })}
          />
          <Slider
            label={s.settings.letterSpacing}
            {...readerRanges.letterSpacing}
            value={settings.letterSpacing}
            format={em}
            onChange={(letterSpacing) => void changeSettings({ letterSpacing })}
          />
          <Slider
            label={s.settings.wordSpacing}
            {...readerRanges.wordSpacing}
            value={settings.wordSpacing}
            format={em}
            onChange={(wordSpacing) => void changeSettings({ wordSpacing })}
          />
          <Switch
            label={s.settings.eInk}
            hint={s.settings.eInkHint}
            isSelected={settings.eInk}
            onChange={(eInk) => void changeSettings({ eInk })}
          />
        </fieldset>
        <span>
          <Button onPress={() => void handleReset()}>{s.settings.reset}</Button>
        </span>
      </div>
      {withPreview && <Preview />}
    </div>
  );
}

/** The reader's own fonts as options, the chosen one among them although it may be missing. */
function useOwnFontOptions(chosen: string): { id: string; label: string }[] {
  const names = useLiveQuery(listOwnFonts, []) ?? [];
  const missing = ownFontName(chosen);
  const all = missing === null || names.includes(missing) ? names : [...names, missing];
  return all.map((name) => ({ id: ownFont(name), label: name }));
}

function ThemeCards({ theme }: { theme: Theme }) {
  return (
    <RadioGroup
      value={theme}
      onChange={(value) => void changeSettings({ theme: value as Theme })}
      className="grid gap-2"
    >
      <Label className="text-sm font-600">{s.settings.theme}</Label>
      <div className="grid grid-cols-3 gap-3">
        {themes.map((name) => (
          <Radio
            key={name}
            value={name}
            className="group relative grid gap-2 p-3 rounded-xl border-2 border-solid border-line cursor-pointer focus-ring data-[selected]:border-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent data-[focus-visible]:outline-offset-2"
          >
            <span
              aria-hidden
              className="grid place-items-center h-14 rounded-lg font-title text-xl border border-solid border-line"
              style={{ background: themeColors[name].backgroundColor, color: themeColors[name].textColor }}
            >
              {s.settings.themeSample}
            </span>
            <span className="text-sm text-center font-600">{s.settings.themes[name]}</span>
            <Check
              size={16}
              aria-hidden
              className="absolute top-2 right-2 text-accent hidden group-data-[selected]:block"
            />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

function Preview() {
  const settings = useReaderSettings((state) => state.settings);
  useEffect(() => loadReaderFont(settings.fontFamily), [settings.fontFamily]);
  const stack =
    readerFonts.find((font) => font.name === settings.fontFamily)?.stack ??
    `"${OWN_FONT_FACE}", ${readerFonts[0].stack}`;
  return (
    <section aria-label={s.settings.preview} className="lg:sticky lg:top-24 grid gap-2">
      <h2 className="m-0 text-sm font-600">{s.settings.preview}</h2>
      <div
        className="rounded-2xl border border-solid border-line overflow-hidden"
        style={{
          background: settings.backgroundColor,
          color: settings.textColor,
          fontFamily: stack,
          fontSize: settings.fontSize,
          lineHeight: settings.lineHeight,
          textAlign: settings.textAlign,
          fontWeight: settings.fontWeight,
          letterSpacing: `${settings.letterSpacing}em`,
          wordSpacing: `${settings.wordSpacing}em`,
          padding: `2rem ${settings.margin / 2}px`,
        }}
      >
        {/* Scales the margin to this small preview page. */}
        <div
          className="mx-auto"
          style={{ maxWidth: `${(settings.maxWidth / readerRanges.maxWidth.max) * 100}%` }}
        >
          <p aria-hidden className="m-0 mb-4 text-center font-title font-600 text-[1.2em]">
            {s.settings.previewTitle}
          </p>
          <p
            className={`preview-page m-0 ${settings.hyphenation ? 'hyphens-auto' : 'hyphens-manual'}`}
            data-testid="settings-preview"
          >
            {s.settings.previewText}
          </p>
        </div>
      </div>
    </section>
  );
}
