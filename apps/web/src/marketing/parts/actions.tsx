import { paths, quotePath } from '@tintforge/app-base/paths';
import type { QuoteKind } from '@tintforge/booking-core';
import { contactLineOf } from '@tintforge/content';
import { Icon, LinkButton } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { isBuilt } from '../../lib/is-built';

interface ActionProps {
  children: ReactNode;
  /** The one ember button of its view. */
  isPrimary?: boolean | undefined;
}

interface PageActionProps extends ActionProps {
  to: string;
  size?: 'small' | 'large' | undefined;
}

/** A button that leads to a page of the site; nothing where the shop leaves that page out. */
export function PageAction({ to, children, isPrimary = false, size = 'large' }: PageActionProps) {
  if (!isBuilt(to)) return null;
  return (
    <LinkButton size={size} variant={isPrimary ? 'primary' : 'outline'} href={to}>
      {children}
    </LinkButton>
  );
}

/** The booking button: primary by default. */
export function BookAction({ children, isPrimary = true }: ActionProps) {
  return (
    <PageAction to={paths.booking} isPrimary={isPrimary}>
      {children}
    </PageAction>
  );
}

interface CallActionProps {
  /** The region whose line it is; the first one by default. */
  regionId?: string | undefined;
  isPrimary?: boolean | undefined;
  /** The phone number by default. */
  children?: ReactNode;
}

/** The button that calls a regional line. */
export function CallAction({ regionId, isPrimary = false, children }: CallActionProps) {
  const line = contactLineOf(regionId);
  return (
    <LinkButton size="large" variant={isPrimary ? 'primary' : 'outline'} href={line.href}>
      <Icon name="phone" />
      {children === undefined ? <span translate="no">{line.phone}</span> : <span>{children}</span>}
    </LinkButton>
  );
}

interface QuoteActionProps extends ActionProps {
  /** The kind of work that the quote is for, which opens its form; without one, the choice of them. */
  kind?: QuoteKind | undefined;
}

/** The button for a written quote: primary by default. */
export function QuoteAction({ kind, isPrimary = true, children }: QuoteActionProps) {
  return (
    <PageAction to={quotePath(kind)} isPrimary={isPrimary}>
      {children}
    </PageAction>
  );
}
