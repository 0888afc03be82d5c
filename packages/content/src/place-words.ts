import type { SiteAnswer, SiteNeed, SiteQuestion } from '@tintforge/booking-core';

/**
 * Words about the place where the car will be parked: the questions, the answers as shown later, and what follows from
 * them.
 */
export const placeWords = {
  questions: {
    garage: { label: 'Garage?', hint: 'Wind-free is best for film' },
    shade: { label: 'Shade to park in?', hint: 'All day is best' },
    power: { label: 'Power within 50 ft?', hint: 'An ordinary outlet is enough' },
  } satisfies Record<SiteQuestion, { label: string; hint: string }>,
  answers: { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' } satisfies Record<SiteAnswer, string>,
  /** An answer, in the middle of a line. Only yes and no have one. */
  facts: {
    garage: { yes: 'garage', no: 'no garage' },
    shade: { yes: 'shade', no: 'no shade' },
    power: { yes: 'power within 50 ft', no: 'no power within 50 ft' },
  } satisfies Record<SiteQuestion, Record<'yes' | 'no', string>>,
  /** For the crew: what the customer has not answered, or is not sure about. */
  toAsk: (what: string) => `to ask: ${what}`,
  asked: { garage: 'garage', shade: 'shade', power: 'power' } satisfies Record<SiteQuestion, string>,
  /** The customer said no to all that would do. */
  missing: {
    shelter: (phone: string) =>
      `Your crew needs a garage or shade to work in. If you can’t arrange either, call ${phone} before the day.`,
    power: (phone: string) =>
      `Your crew needs power within 50 ft. If you can’t arrange it, call ${phone} before the day.`,
  } satisfies Record<SiteNeed, (phone: string) => string>,
  /** The same by email, which repeats the answer. */
  missingByMail: {
    shelter: (phone: string) =>
      `You told us there’s neither a garage nor shade. Your crew needs one of them: if you can’t arrange it, call ${phone} before the day.`,
    power: (phone: string) =>
      `You told us there’s no power within 50 ft. Your crew needs it: if you can’t arrange it, call ${phone} before the day.`,
  } satisfies Record<SiteNeed, (phone: string) => string>,
  /** No answer yet. */
  unknown: {
    shelter: 'Your crew needs a garage or shade to work in.',
    power: 'Your crew needs power within 50 ft.',
  } satisfies Record<SiteNeed, string>,
  later: 'You can tell us later, on your booking’s page.',
} as const;
