import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { quotePriceWords as words } from '@tintforge/content';

/** The reason for which the quote is another one now, for its customer; undefined when the server gave none. */
export function refusalOf(error: unknown): string | undefined {
  const changed = detailsOf(error, 'quote_changed');
  if (changed !== undefined) return words.changed(changed.number, moneyText(changed.total));
  const accepted = detailsOf(error, 'already_accepted');
  if (accepted !== undefined) return words.alreadyAccepted(accepted.name, formatInstant(accepted.at));
  const code = codeOf(error);
  if (code === 'quote_expired') return words.expired;
  return code === 'quote_closed' ? words.closed : undefined;
}
