import type { Booking } from '@tintforge/api-contract';
import { paymentWords } from '@tintforge/content';
import type { BannerTone } from '@tintforge/ui';

const { refused: words } = paymentWords;

/** Message about a payment that couldn't be used for its booking. */
export interface RefusedPayment {
  title: string;
  text: string;
  /** Status of the refund. */
  refund: { text: string; tone: BannerTone };
}

/** Derives from the booking why a payment was refused, and the status of its refund. */
export function refusedPayment({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): RefusedPayment {
  return { ...(status === 'pending' ? words.mismatch : words.late), refund: refundOf(paymentStatus) };
}

function refundOf(status: Booking['paymentStatus']): RefusedPayment['refund'] {
  const { refund } = words;
  if (status === 'refunded' || status === 'partially-refunded') return { text: refund.done, tone: 'success' };
  if (status === 'refund-failed') return { text: refund.failed, tone: 'error' };
  return status === 'disputed' ? { text: refund.disputed, tone: 'info' } : { text: refund.pending, tone: 'info' };
}
