import type { Ruling } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { VisuallyHidden } from '@tintforge/ui';
import { lawOf } from './state-laws';

/** The section behind a verdict, with a link where we know an address of it; nothing where none was read. */
export function StatuteLink({ law, statute }: Pick<Ruling, 'law' | 'statute'>) {
  const text = tintWords.verdict.statute({ ...(law && { law }), ...(statute && { statute }) });
  if (text === undefined || statute === undefined) return null;
  const address = law === undefined ? undefined : lawOf({ registeredIn: law.jurisdiction })?.sectionUrl;
  if (address === undefined) return <span>{text}</span>;
  return (
    <a href={address.replace('{section}', statute)} target="_blank" rel="noreferrer">
      <span>{text}</span>
      <VisuallyHidden>{` (${tintWords.verdict.statuteOpens})`}</VisuallyHidden>
    </a>
  );
}
