import type { User } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { Banner, LinkButton } from '@tintforge/ui';
import { adminWords } from '../words';
import type { Door } from './doors';
import { Entry } from './entry';

const words = adminWords.factor;

/** True when the account can't go on without a second factor. */
export function isOverdue({ factorDueAt }: User): boolean {
  return factorDueAt !== undefined && Date.parse(factorDueAt) <= Date.now();
}

/** In place of the staff area, for an account whose grace period is over. */
export function FactorMissing({ door }: { door: Door }) {
  return (
    <Entry heading={door.heading}>
      <Banner tone="warning" title={words.title}>
        {words.overdue}
      </Banner>
      <LinkButton variant="primary" size="large" isBlock href={paths.profile}>
        {words.link}
      </LinkButton>
    </Entry>
  );
}

/** Above every page of the staff area, during the grace period. */
export function FactorNotice({ factorDueAt }: { factorDueAt: string | undefined }) {
  if (factorDueAt === undefined) return null;
  return (
    <Banner tone="warning" title={words.title} action={<LinkButton href={paths.profile}>{words.link}</LinkButton>}>
      {words.due(formatInstant(factorDueAt))}
    </Banner>
  );
}
