import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { StyleSamples } from './style-samples.tsx';

interface RegeneratePanelProps {
  isDisabled: boolean;
  onCancel: () => void;
  /** @param style in the reader's words; '' for another take in the same style */
  onRegenerate: (style: string) => Promise<void>;
}

export function RegeneratePanel({ isDisabled, onCancel, onRegenerate }: RegeneratePanelProps) {
  const [style, setStyle] = useState('');
  // Typing is optional: on a touch screen its keyboard would cover the picture.
  const [isTyping] = useState(() => matchMedia('(pointer: fine)').matches);
  return (
    <div className="rise grid gap-3 min-w-0">
      <StyleSamples style={style} isDisabled={isDisabled} onSelect={setStyle} />
      <TextField
        label={s.images.customStyle}
        name="style"
        value={style}
        onChange={setStyle}
        placeholder={s.images.customStylePlaceholder}
        hint={s.images.customStyleHint}
        isReadOnly={isDisabled}
        autoFocus={isTyping}
      />
      <div className="flex gap-3">
        <Button autoFocus={!isTyping} isDisabled={isDisabled} onPress={onCancel}>
          {s.app.cancel}
        </Button>
        <Button variant="primary" isDisabled={isDisabled} onPress={() => void onRegenerate(style)}>
          <RefreshCw size={17} aria-hidden />
          {s.images.regenerate}
        </Button>
      </div>
    </div>
  );
}
