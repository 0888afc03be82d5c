import { agreedAppointment } from '@tintforge/app-base/appointment';
import { sampleBooking } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { appointmentParts } from './appointment-parts';

test('day and time come in pieces, on the shop’s clock', () => {
  expect(appointmentParts(agreedAppointment(sampleBooking()))).toEqual({
    weekday: 'Tuesday',
    day: 'Dec 8',
    year: '2026',
    clock: '9:00 AM',
    zone: 'EST',
  });
});
