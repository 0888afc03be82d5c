import type { ExemptionKind, ExemptionProblem } from '@tintforge/booking-core';

/** Sources differ on who may sign and what it costs, so no text mentions either. */
export const exemptionWords = {
  heading: 'I have an exemption',
  lead: 'With a certificate, a car can be darker. It belongs to one car, and we review it before we cut.',
  /** Where the law has no exemption, or we read of none: "We’ve read of no exemption in Nevada’s law." */
  noneRead: (state?: string) =>
    `We’ve read of no exemption in ${state === undefined ? 'that state’s law' : `${state}’s law`}. If you have a certificate, we review it before we cut.`,
  kind: 'What kind of exemption is it?',
  kinds: { medical: 'Medical', occupational: 'Occupational' } satisfies Record<ExemptionKind, string>,
  certificateNumber: 'Certificate number',
  documentReference: 'Document',
  documentHint: 'How we can see it, for example “photo”: once you’ve booked, add one on your booking’s page',
  problems: {
    exemption_kind_missing: 'Please choose medical or occupational',
    certificate_number_missing: 'Please enter the certificate number',
    document_reference_missing: 'Please enter the document that shows it',
  } satisfies Record<ExemptionProblem, string>,
} as const;

/** Shades from an earlier booking that cannot be booked again. */
export const shadesAgainWords = {
  notOffered: (zone: string, shade: string) =>
    `${zone}: ${shade} is no longer offered with this package, so choose a shade for it.`,
  notLegal: (zone: string, shade: string) =>
    `${zone}: ${shade} can’t simply be booked today, so choose a shade for it.`,
} as const;
