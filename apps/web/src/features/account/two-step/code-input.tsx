import { TextField } from '@tintforge/ui';

interface CodeInputProps {
  label: string;
  error: string | undefined;
  /** Recovery codes have letters, which a keyboard of digits lacks. */
  takesRecoveryCodes?: boolean;
  autoFocus?: boolean;
}

/** A code of the second factor. */
export function CodeInput({ takesRecoveryCodes = false, ...texts }: CodeInputProps) {
  return (
    <TextField
      {...texts}
      isMono
      name="code"
      inputMode={takesRecoveryCodes ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
    />
  );
}
