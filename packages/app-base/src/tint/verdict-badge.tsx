import type { Ruling, RulingKind } from '@tintforge/booking-core';
import { homeLaw, tintNames } from '@tintforge/content';
import { Badge } from '@tintforge/ui';

const tones = {
  legal: 'success',
  'legal-thin': 'warning',
  'not-legal': 'danger',
  'no-limit': 'neutral',
  'not-verified': 'warning',
} as const satisfies Record<RulingKind, string>;

/** A verdict by the law that it is of. */
export interface BadgeVerdict {
  kind: RulingKind;
  /** Null or absent where no law was verified. */
  law?: Pick<NonNullable<Ruling['law']>, 'name'> | null;
}

/** A verdict in few words, in its color: "Meets Nevada’s limit". */
export function VerdictBadge({ kind, law }: BadgeVerdict) {
  return (
    <Badge tone={tones[kind]} size="small">
      {tintNames.kinds[kind](law?.name ?? homeLaw.name)}
    </Badge>
  );
}
