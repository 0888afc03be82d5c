import type { StaffBooking } from '@tintforge/api-contract';
import { sampleDetails, sampleInstant } from '@tintforge/app-base/testing/sample-booking';
import { sampleShop } from '@tintforge/content/testing/sample-shop';

const { total, time, crewId } = sampleShop;
const crewName = `${sampleShop.regionName} crew 1`;

/** A paid booking as staff see it: held, paid, and confirmed by email. */
export function sampleStaffBooking(changes: Partial<StaffBooking> = {}): StaffBooking {
  return {
    ...sampleDetails(),
    version: 3,
    exemption: null,
    source: 'site',
    createdAt: '2026-12-01T15:00:00Z',
    crew: { id: crewId, name: crewName },
    customerId: null,
    username: null,
    lateFeePercent: 25,
    freeNoticeHours: 24,
    terms: { version: '2026-11-20', acceptedAt: '2026-12-01T15:04:00Z' },
    history: [
      { at: '2026-12-01T15:00:00Z', actor: 'customer', by: null, kind: 'held', facts: {}, note: null },
      { at: '2026-12-01T15:04:00Z', actor: 'customer', by: null, kind: 'paid', facts: { amount: total }, note: null },
    ],
    cardPayments: [
      {
        attempt: 1,
        intentId: 'pi_sample',
        status: 'succeeded',
        amount: total,
        received: total,
        lastFour: '4242',
        isDisputed: false,
        at: '2026-12-01T15:02:00Z',
        updatedAt: '2026-12-01T15:04:00Z',
      },
    ],
    quote: null,
    staffVisits: [
      {
        number: 1,
        crewId,
        crewName,
        date: '2026-12-08',
        start: time,
        startsAt: sampleInstant,
        minutes: 150,
        status: 'planned',
        startedAt: null,
        completedAt: null,
        can: { start: false, complete: false, miss: false, cancel: false },
      },
    ],
    staffRefunds: [],
    sitePayments: [],
    mails: [
      {
        id: 'mail-1',
        kind: 'booking-confirmed',
        state: 'sent',
        createdAt: '2026-12-01T15:04:00Z',
        dueAt: '2026-12-01T15:04:00Z',
        doneAt: '2026-12-01T15:04:05Z',
        attempts: 1,
        error: null,
        recipient: 'sample@tintforge.example',
      },
    ],
    can: {
      keep: false,
      receive: null,
      giveBack: null,
      start: false,
      isEarly: false,
      complete: false,
      noShow: false,
      undo: null,
      cancel: { remaining: total, byPolicy: total - Math.round(total * 25) / 100 },
      move: true,
      planVisits: true,
      change: ['contact', 'car', 'address', 'notes', 'shades', 'order', 'length', 'price'],
      refund: total,
      decideExemption: false,
      balanceLink: null,
      endLinks: true,
      resend: ['booking-confirmed'],
    },
    manageLink: null,
    ...changes,
  };
}
