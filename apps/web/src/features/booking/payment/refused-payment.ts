import type { Booking } from '@tintforge/api-contract';
import { paymentWords } from '@tintforge/content';
import type { BannerTone } from '@tintforge/ui';

const { refused: words } = paymentWords;

/** Message about a payment that couldn't be used for its booking. */
export interface RefusedPayment {
  title: string;
  text: string;
  /** Where the refund is now. */
  refund: { text: string; tone: BannerTone };
}

/** Reads why a payment was refused, and how far its refund is, from the booking it was made for. */
export function refusedPayment({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): RefusedPayment {
  return { ...(status === 'pending' ? words.mismatch : words.late), refund: refundOf(paymentStatus) };
}

function refundOf(status: Booking['paymentStatus']): RefusedPayment['refund'] {
  const { refund } = words;
  if (status === 'refunded' || status === 'partially-refunded') return { text: refund.done, tone: 'success' };
  if (status === 'refund-failed') return { text: refund.failed, tone: 'error' };
  return status === 'disputed' ? { text: refund.disputed, tone: 'info' } : { text: refund.pending, tone: 'info' };
}
