import type { TintStatute } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { VisuallyHidden } from '@tintforge/ui';

/** The section of the Florida Statutes behind a verdict, at the Florida Senate's own site (docs/florida-law.md). */
export function StatuteLink({ statute }: { statute: TintStatute }) {
  return (
    <a href={`https://www.flsenate.gov/Laws/Statutes/2024/${statute}`} target="_blank" rel="noreferrer">
      {tintWords.verdict.statute(statute)}
      <VisuallyHidden> ({tintWords.verdict.statuteOpens})</VisuallyHidden>
    </a>
  );
}
