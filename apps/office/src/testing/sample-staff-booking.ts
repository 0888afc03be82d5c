import type { StaffBooking } from '@tintforge/api-contract';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';

/** A paid booking as staff see it: held, paid, and confirmed by email. */
export function sampleStaffBooking(changes: Partial<StaffBooking> = {}): StaffBooking {
  return {
    ...sampleDetails(),
    version: 3,
    exemption: null,
    source: 'site',
    createdAt: '2026-12-01T15:00:00Z',
    crew: { id: 'tampa-1', name: 'Tampa Bay crew 1' },
    customerId: null,
    username: null,
    lateFeePercent: 25,
    terms: { version: '2026-11-20', acceptedAt: '2026-12-01T15:04:00Z' },
    history: [
      { at: '2026-12-01T15:00:00Z', actor: 'customer', by: null, kind: 'held', facts: {}, note: null },
      { at: '2026-12-01T15:04:00Z', actor: 'customer', by: null, kind: 'paid', facts: { amount: 449.98 }, note: null },
    ],
    cardPayments: [
      {
        attempt: 1,
        intentId: 'pi_sample',
        status: 'succeeded',
        amount: 449.98,
        received: 449.98,
        lastFour: '4242',
        isDisputed: false,
        at: '2026-12-01T15:02:00Z',
        updatedAt: '2026-12-01T15:04:00Z',
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
      cancel: { remaining: 449.98, byPolicy: 337.48 },
      move: true,
      change: ['contact', 'car', 'address', 'notes', 'shades', 'order', 'length', 'price'],
      refund: 449.98,
      decideExemption: false,
      balanceLink: null,
      resend: ['booking-confirmed'],
    },
    manageLink: null,
    ...changes,
  };
}
