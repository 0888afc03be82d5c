import type { PublicBooking } from '@tintforge/api-contract';
import type { BookingStatus } from '@tintforge/booking-core';
import type { BannerTone } from '@tintforge/ui';
import type { BookingArrival } from '../../../lib/booking-arrival';
import { manageWords } from '../words';

const { arrival: words } = manageWords;

/** Outcome of an order that the customer returns to. */
const standings: Readonly<Record<BookingStatus, keyof typeof words.booked>> = {
  pending: 'open',
  confirmed: 'ahead',
  scheduled: 'ahead',
  'in-progress': 'ahead',
  completed: 'over',
  'no-show': 'over',
  cancelled: 'cancelled',
  expired: 'cancelled',
};

interface ArrivalNews {
  tone: BannerTone;
  title: string;
  text: string;
}

/**
 * The notice for a customer who comes from the wizard, by the booking's current status; undefined where the
 * confirmation covers it, and for customers who came another way.
 */
export function arrivalNews({
  arrival,
  status,
  phone,
}: {
  arrival: BookingArrival | undefined;
  status: PublicBooking['status'];
  phone: string;
}): ArrivalNews | undefined {
  if (arrival === undefined || arrival === 'paid') return undefined;
  const standing = standings[status];
  if (arrival === 'booked' || standing !== 'ahead') return { tone: 'info', ...words.booked[standing] };
  if (arrival === 'kept') return { tone: 'info', ...words.kept };
  return { tone: 'warning', title: words.notChanged.title, text: words.notChanged.text(phone) };
}
