import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { iconButtonClass, inputClass } from './styles.ts';

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  error?: string | undefined;
  hint?: ReactNode;
  autoComplete?: string;
  placeholder?: string;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

export function TextField({ label, error, hint, type = 'text', placeholder, ...props }: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      type={type}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="grid gap-1.5"
    >
      <Label className="text-sm font-600">{label}</Label>
      <Input className={inputClass} placeholder={placeholder ?? ''} />
      <FieldNotes error={error} hint={hint} />
    </AriaTextField>
  );
}

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  error,
  hint,
  placeholder,
  showLabel,
  hideLabel,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      type={shown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="grid gap-1.5"
    >
      <Label className="text-sm font-600">{label}</Label>
      <div className="relative">
        <Input className={`${inputClass} pr-12`} placeholder={placeholder ?? ''} />
        <span className="absolute right-0 top-0">
          {/* Its name is text, not a label: the field alone is labelled as the password. */}
          <Button className={iconButtonClass} onPress={() => setShown(!shown)}>
            <span className="sr-only">{shown ? hideLabel : showLabel}</span>
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </Button>
        </span>
      </div>
      <FieldNotes error={error} hint={hint} />
    </AriaTextField>
  );
}

function FieldNotes({ error, hint }: { error: string | undefined; hint: ReactNode }) {
  return (
    <>
      {hint && (
        <Text slot="description" className="text-sm text-muted">
          {hint}
        </Text>
      )}
      <FieldError className="text-sm text-danger">{error}</FieldError>
    </>
  );
}
