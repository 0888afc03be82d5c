import { TextArea } from '@tintforge/ui';
import type { Act } from './use-act';
import { deedWords } from './words';

const words = deedWords.reason;

interface ReasonFieldProps {
  reason: string;
  onChange: (reason: string) => void;
  /** True when it is required. */
  isAsked: boolean;
  act: Act;
  /** Why it is required. */
  hint?: string | undefined;
}

/** The reason for a staff action, for the shop's records. */
export function ReasonField({ reason, onChange, isAsked, act, hint }: ReasonFieldProps) {
  const isMissing = isAsked && act.tries > 0 && reason.trim() === '';
  return (
    <TextArea
      label={words.label}
      hint={hint ?? words.hint}
      isOptional={!isAsked && act.fields.reason === undefined}
      rows={2}
      maxLength={500}
      value={reason}
      error={isMissing ? words.missing : act.fields.reason}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** True when a required reason is given. */
export function isReasonGiven(reason: string, isAsked: boolean): boolean {
  return !isAsked || reason.trim() !== '';
}
