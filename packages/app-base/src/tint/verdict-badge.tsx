import type { RulingKind } from '@tintforge/booking-core';
import { tintNames } from '@tintforge/content';
import { Badge } from '@tintforge/ui';

const tones = {
  legal: 'success',
  'legal-thin': 'warning',
  'not-legal': 'danger',
  'no-limit': 'neutral',
} as const satisfies Record<RulingKind, string>;

/** A verdict in one word, in its color: "Not legal". */
export function VerdictBadge({ kind }: { kind: RulingKind }) {
  return (
    <Badge tone={tones[kind]} size="small">
      {tintNames.kinds[kind]}
    </Badge>
  );
}
