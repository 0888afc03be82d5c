import type { AuditEntry } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { addOns, regions } from '@tintforge/content';
import { formatMoment, instantOf } from '@tintforge/content/clock';
import { expect, test } from 'vitest';
import { describeAct } from './describe-act';

const crews = new Map([
  ['tampa-1', 'Tampa Bay crew 1'],
  ['tampa-2', 'Tampa Bay crew 2'],
]);
const code = 'TF-7K3M-9QXA';
const morning = instantOf({ date: '2026-12-08', time: '09:00' });
const region = regions[0];

test('a version of the catalog leads to its room', () => {
  const { subject } = describeAct({ action: 'catalogue.published', subject: '3', data: {} }, crews);
  expect(subject?.to).toBe(paths.adminCatalog);
});

/** An action as a sentence. */
function told(action: string, subject: string, data: AuditEntry['data'] = {}): string {
  const { deed, subject: about, rest = '' } = describeAct({ action, subject, data }, crews);
  return [deed, about?.label, rest].filter((part) => part !== undefined && part !== '').join(' | ');
}

test.each<[string, string, AuditEntry['data'], string]>([
  [
    'setting.changed',
    'lateFeePercent',
    { before: 25, after: 30 },
    'changed the late-cancellation fee from 25 to 30 percent',
  ],
  ['setting.changed', 'holdMinutes', { before: 15, after: 20 }, 'changed the hold time from 15 to 20 minutes'],
  [
    'setting.changed',
    `leadTime ${region.id}`,
    { before: { kind: 'next-working-day' }, after: { kind: 'minutes', minutes: 240 } },
    `changed the lead time of ${region.name} from the next working day to 240 minutes`,
  ],
  ['setting.changed', 'newRule', { before: 1, after: 2 }, 'changed newRule from 1 to 2'],
  [
    'booking.cancelled',
    code,
    { refundCents: 12000, keptCents: 3000 },
    `cancelled | ${code} | $120.00 refunded, $30.00 kept`,
  ],
  ['booking.checked-in', code, {}, `checked in | ${code}`],
  [
    'booking.rescheduled',
    code,
    { from: morning, to: morning + 7_200_000, fromCrewId: 'tampa-1', toCrewId: 'tampa-2' },
    `moved | ${code} | from ${formatMoment(morning)} to ${formatMoment(morning + 7_200_000)}, from Tampa Bay crew 1 to Tampa Bay crew 2`,
  ],
  [
    'booking.site-payment',
    code,
    { direction: 'returned', method: 'card-reader', amountCents: 500 },
    `recorded an on-site payment for | ${code} | $5.00 refunded, card reader`,
  ],
  ['booking.refund-asked', code, { amountCents: 9999 }, `refunded | ${code} | $99.99`],
  ['booking.mail-resent', code, { mail: 'reminder' }, `resent an email for | ${code} | Reminder`],
  [
    'booking.on-my-way',
    code,
    { minutes: 30 },
    `notified the customer that the crew is on its way for | ${code} | in 30 minutes`,
  ],
  ['booking.certificate-viewed', code, {}, `looked at a photo of the certificate for | ${code}`],
  ['booking.certificate-added', code, { car: 2 }, `added a photo of the certificate for | ${code} | car 2`],
  ['booking.something-new', code, {}, `something-new | ${code}`],
  [
    'crew.changed',
    'tampa-1',
    { before: { name: 'One', workingDays: [1, 2] }, after: { name: 'One', workingDays: [1] } },
    'changed | Tampa Bay crew 1 | working days from Mon Tue to Mon',
  ],
  [
    'crew.changed',
    'tampa-1',
    { before: { missingSkills: [], isActive: true }, after: { missingSkills: [addOns[0]?.id ?? ''], isActive: false } },
    `changed | Tampa Bay crew 1 | can’t do from none to ${addOns[0]?.name}, active from yes to no`,
  ],
  [
    'crew-day.changed',
    'tampa-1',
    { date: '2026-12-08', reason: 'Storm', cancelled: 2, moved: 1, failed: 0, refundCents: 89_996 },
    'changed Tue, Dec 8 for | Tampa Bay crew 1 | 2 cancelled, 1 moved, $899.96 refunded to cards, “Storm”',
  ],
  [
    'break.added',
    'tampa-1',
    { date: '2026-12-08', from: '12:00', until: '13:00', reason: 'Lunch' },
    'added a break 12:00 PM to 1:00 PM on Tue, Dec 8 for | Tampa Bay crew 1 | “Lunch”',
  ],
  [
    'break.removed',
    'tampa-9',
    { date: '2026-12-08', from: '12:00', until: '13:00' },
    'removed the break 12:00 PM to 1:00 PM on Tue, Dec 8 for | tampa-9',
  ],
  [
    'closure.added',
    '2026-12-24',
    { until: '2026-12-26', regionId: null },
    'closed Thu, Dec 24 to Sat, Dec 26 in all regions',
  ],
  ['closure.removed', '2026-12-24', { regionId: region.id }, `reopened Thu, Dec 24 in ${region.name}`],
  ['calendar.opened', 'crew:tampa-9', {}, 'made a calendar address for tampa-9'],
  ['calendar.opened', 'shop', {}, 'made a calendar address for the whole shop'],
  ['calendar.closed', `region:${region.id}`, {}, `turned off the calendar of ${region.name}`],
  ['crew-calendar.connected', 'tampa-9', {}, 'connected the own calendar of | tampa-9'],
  ['crew-calendar.forgotten', 'tampa-9', {}, 'ended the connection to the own calendar of | tampa-9'],
  ['quote.answered', 'TQ-0000-0000', {}, 'answered the quote request | TQ-0000-0000'],
  ['quote.assigned', 'TQ-0000-0000', { isMine: true }, 'took the quote request | TQ-0000-0000'],
  ['quote.assigned', 'TQ-0000-0000', { isMine: false }, 'gave back the quote request | TQ-0000-0000'],
  ['quote.sent', 'TQ-0000-0000', { number: 1, totalCents: 1 }, 'sent the quote | TQ-0000-0000'],
  ['message.marked', 'an-id', { from: 'new', to: 'spam' }, 'marked a message as spam | (read it)'],
  [
    'mail.retried',
    'an-id',
    { kind: 'booking-confirmed', attempts: 7, trackingCode: code },
    `retried a failed email: | Confirmation | ${code}`,
  ],
  ['customer.noted', 'an-id', {}, 'changed the notes on | a customer'],
  ['customer.merged', 'an-id', { into: 'another', bookings: 1 }, 'merged a duplicate with 1 booking into | a customer'],
  [
    'staff.added',
    'lead-c',
    { after: { role: 'crew', regionId: region.id }, by: 'mail' },
    `added | lead-c | role crew, region ${region.name}`,
  ],
  [
    'staff.changed',
    'lead-c',
    { before: { role: 'crew', regionId: region.id }, after: { role: 'admin', regionId: null } },
    'changed the access of | lead-c | role from crew to administrator',
  ],
  ['staff.factor', 'lead-c', { change: 'reset' }, 'reset the two-step login of | lead-c'],
  ['staff.factor', 'lead-c', { change: 'passkey-added' }, 'added a passkey for | lead-c'],
  ['staff.factor', 'lead-c', {}, 'changed the access of | lead-c'],
  ['staff.invited', 'lead-c', { by: 'mail' }, 'invited again | lead-c'],
  ['bookings.exported', 'bookings', {}, 'exported the list of bookings'],
  ['moon.painted', 'blue', { color: 1 }, 'moon.painted | blue'],
])('%s of %s reads in plain words', (action, subject, data, sentence) => {
  expect(told(action, subject, data)).toBe(sentence);
});

test.each([
  ['booking.cancelled', code, {}, `/admin/bookings/${code}`],
  ['quote.withdrawn', 'TQ-0000-0000', {}, '/admin/quotes?quote=TQ-0000-0000'],
  ['message.marked', 'an-id', { to: 'handled' }, '/admin/messages?state=handled&message=an-id'],
  ['mail.retried', 'an-id', { kind: 'reminder' }, '/admin/outbox?mail=an-id'],
  ['customer.merged', 'gone', { into: 'kept', bookings: 2 }, '/admin/customers/kept'],
])('%s leads to what it was done to', (action, subject, data, address) => {
  expect(describeAct({ action, subject, data }, crews).subject?.to).toBe(address);
});

test('an act is told whatever stands with it', () => {
  const odd = [
    null,
    'text',
    7,
    [],
    { before: null, after: undefined },
    { from: 'x', date: 'x', until: 7, regionId: 7 },
  ];
  for (const action of [
    'booking.moved',
    'setting.changed',
    'crew.changed',
    'crew-day.changed',
    'break.added',
    'closure.added',
    'staff.changed',
    'mail.retried',
  ]) {
    for (const part of odd) {
      const data =
        typeof part === 'object' && part !== null && !Array.isArray(part) ? part : { after: part, before: part };
      expect(told(action, 'leadTime x', data)).not.toMatch(/undefined|\[object|NaN/);
    }
  }
});
