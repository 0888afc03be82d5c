import { holdWords } from '@tintforge/content';
import { heldWords } from './words';

/** A hold that ended without a charge: why. */
export type OverFate = 'expired' | 'released' | 'called-off';

const { expired: words } = heldWords;

/** Says how a hold ended, and that nothing was charged. */
export function overTitle(fate: OverFate): string {
  if (fate === 'called-off') return words.cancelledByShop;
  return fate === 'released' ? words.released : holdWords.expired.message;
}

/** The consequence for the start ("Tue, Dec 8 at 9:00 AM") and for the customer's entries. */
export function overText(fate: OverFate, start: string): string {
  if (fate === 'called-off') return words.cancelledByShopText(start);
  return fate === 'released' ? words.releasedText(start) : holdWords.expired.text(start);
}
