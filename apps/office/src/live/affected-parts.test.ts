import type { ShopChange } from '@tintforge/api-contract';
import { describe, expect, test } from 'vitest';
import { affectsPart, newBookings } from './affected-parts';

const parts = [
  'schedule',
  'bookings',
  'booking',
  'starts',
  'check-in',
  'crew-day',
  'customers',
  'messages',
  'outbox',
  'audit',
  'settings',
  'reports',
  'counts',
  'notices',
  'notice-emails',
];

/** Queries that show bookings, or decide about them. */
const work = ['schedule', 'bookings', 'booking', 'starts', 'check-in', 'crew-day', 'customers'];

const event = (topic: ShopChange['topic'], kind = ''): ShopChange => ({ topic, subject: 'TF-7K3M-9QXA', kind });

describe('what happens', () => {
  test.each([
    ['to a booking', event('bookings', 'paid'), [...work, 'outbox', 'settings', 'counts', 'notices']],
    ['in the contact form', event('messages'), ['messages', 'counts', 'notices']],
    ['in the outbox', event('outbox', 'reminder'), ['booking', 'outbox', 'counts', 'notices']],
    ['to a message by staff', event('audit', 'message.marked'), ['messages', 'audit', 'counts', 'notices']],
    ['to a mail by staff', event('audit', 'mail.retried'), ['booking', 'outbox', 'audit', 'counts', 'notices']],
    ['to a booking by staff', event('audit', 'booking.cancelled'), ['audit']],
    ['to a crew', event('audit', 'crew.changed'), [...work, 'audit', 'settings', 'counts', 'notices']],
    ['in a crew’s calendar', event('calendars'), [...work, 'settings', 'counts', 'notices']],
    ['in ways too many to tell', event('everything'), parts],
  ])('%s is asked for again where it shows, and nowhere else', (_name, happened, touched) => {
    expect(parts.filter((part) => affectsPart(happened, part))).toEqual(touched);
  });
});

test('a booking has come when it is paid or kept, and is told once', () => {
  const events = [
    event('bookings', 'held'),
    event('bookings', 'paid'),
    event('bookings', 'paid'),
    event('outbox', 'paid'),
  ];
  expect(newBookings(events)).toEqual(['TF-7K3M-9QXA']);
  expect(newBookings([event('bookings', 'held'), event('bookings', 'cancelled')])).toEqual([]);
});
