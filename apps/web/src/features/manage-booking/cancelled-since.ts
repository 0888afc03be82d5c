import type { BookingDetails } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import type { TaskProps } from './booking-task';
import { manageWords } from './words';

/** After a refused change: a booking that was cancelled since its page was opened says so, and its dialog is done. */
export async function showIfCancelled({
  details,
  access,
  onDone,
}: Pick<TaskProps, 'details' | 'access'> & { onDone: (current: BookingDetails) => void }): Promise<void> {
  const call = { params: { code: details.trackingCode }, ...access };
  const current = await api('getBookingDetails', call).catch(() => undefined);
  if (current?.status !== 'cancelled') return;
  const { title, text } = manageWords.cancelledSince;
  showToast({ title, description: text, variant: 'destructive' });
  onDone(current);
}
