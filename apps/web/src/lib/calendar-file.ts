import { api } from './api';

/** Fetches a booking's appointment as a calendar file and hands it to the browser to save. False when it could not be had. */
export async function downloadCalendar({
  trackingCode,
  manageToken,
}: {
  trackingCode: string;
  manageToken: string;
}): Promise<boolean> {
  try {
    const text = await api('getBookingCalendar', { params: { code: trackingCode }, bookingToken: manageToken });
    save(new Blob([text], { type: 'text/calendar' }), `${trackingCode}.ics`);
    return true;
  } catch {
    return false;
  }
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
