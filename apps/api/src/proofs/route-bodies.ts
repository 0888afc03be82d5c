import type { EndpointName } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import { bookingRequestOf, correctionOf } from '../testing/customer';
import { sampleMessage } from '../testing/sample-message';

/** Of whom the bodies speak. */
export interface RouteSubject {
  catalogue: Catalogue;
  trackingCode: string;
  /** Of whoever calls. */
  email: string;
}

/** Nobody's: with it a call reaches the use case and changes nothing. */
const wrongPassword = 'not-the-password';

const newPassword = 'white-ibis-on-a-lawn';

/** A body that fits the schema of a route and that its use case can be asked again and again; undefined for routes without. */
export function bodyFor(
  name: EndpointName,
  { catalogue, trackingCode, email }: RouteSubject,
): Record<string, unknown> | undefined {
  const bodies: Partial<Record<EndpointName, Record<string, unknown>>> = {
    createBooking: { ...bookingRequestOf(catalogue, { appointmentTime: '13:00' }) },
    createIntent: {
      amount: 449.98,
      bookingInfo: { trackingCode, customerName: 'Sample Customer', vehicleInfo: 'Sample' },
    },
    syncPayment: { trackingCode },
    cancelBooking: { refund: 0 },
    rescheduleBooking: { appointmentDate: '2026-12-08', appointmentTime: '09:00' },
    correctBooking: { ...correctionOf() },
    sendMessage: { ...sampleMessage },
    login: { username: 'nobody', password: wrongPassword },
    register: { username: 'somebody', password: newPassword, email: 'somebody@tintforge.example' },
    logout: { everywhere: false },
    forgotPassword: { email },
    resetPassword: { token: 'a'.repeat(43), password: newPassword },
    verifyEmail: { token: 'a'.repeat(43) },
    changePassword: { currentPassword: wrongPassword, newPassword },
    updateProfile: { email, firstName: 'Sample', lastName: 'Customer', phone: '' },
    deleteMyAccount: { password: wrongPassword },
  };
  return bodies[name];
}

/** A query that fits the schema of a route, as it stands behind the path; empty for routes without. */
export function queryFor(name: EndpointName): string {
  if (name === 'getAvailability') return '?zip=33602&from=2026-12-08&days=1&vehicleType=sedan&packageId=sedan-basic';
  return name === 'getMyBookings' ? '?list=past' : '';
}
