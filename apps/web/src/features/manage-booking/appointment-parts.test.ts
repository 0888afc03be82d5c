import { agreedAppointment } from '@tintforge/app-base/appointment';
import { sampleBooking, sampleInstant } from '@tintforge/app-base/testing/sample-booking';
import { formatTime } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { appointmentParts } from './appointment-parts';

test('day and time come in pieces, on the shop’s clock', () => {
  expect(appointmentParts(agreedAppointment(sampleBooking()))).toEqual({
    weekday: 'Tuesday',
    day: 'Dec 8',
    year: '2026',
    clock: formatTime(sampleShop.time),
    zone: formatMoment(Date.parse(sampleInstant)).split(' ').at(-1),
  });
});
