import type { MailState } from '@tintforge/api-contract';
import { Badge, type BadgeProps } from '@tintforge/ui';
import { outboxWords as words } from './words';

const tones: Record<MailState, BadgeProps['tone']> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
};

/** Status of an email, in a word. */
export function MailStateBadge({ state }: { state: MailState }) {
  return (
    <Badge size="small" tone={tones[state]}>
      {words.states[state]}
    </Badge>
  );
}
