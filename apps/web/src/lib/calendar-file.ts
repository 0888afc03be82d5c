import { api } from '@tintforge/app-base/api';
import { saveFile } from '@tintforge/app-base/save-file';

/**
 * Fetches a booking's appointment as a calendar file and saves it; without the booking's secret its owner has to be
 * logged in. False on failure.
 */
export async function downloadCalendar({
  trackingCode,
  ...access
}: {
  trackingCode: string;
  bookingToken?: string;
}): Promise<boolean> {
  try {
    const text = await api('getBookingCalendar', { params: { code: trackingCode }, ...access });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${trackingCode}.ics`);
    return true;
  } catch {
    return false;
  }
}
