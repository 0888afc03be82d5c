import {
  exemptionKinds,
  glassZones,
  legalClasses,
  registrations,
  rulingKinds,
  tintApprovals,
  tintNotes,
  vltBases,
} from '@tintforge/booking-core';
import * as z from 'zod';
import { instant } from './wire';

/** Net VLT, percent: one reading, or two where the manufacturer does not say how the table was measured. */
const netVltView = z.strictObject({
  readings: z.array(z.strictObject({ basis: z.enum(vltBases).exclude(['unknown']), percent: z.number() })),
  /** The darkest of the readings: the one that decides. */
  judgedPercent: z.number(),
});

/** A zone's shade as booked. Percent throughout; later changes of the tables don't affect it. */
const shadeView = z.strictObject({
  zone: z.enum(glassZones),
  shadeId: z.string(),
  shade: z.string(),
  /** The bare glass that it was judged on, and whether a meter had read it. */
  glassPercent: z.number(),
  isMetered: z.boolean(),
  net: netVltView,
  verdict: z.enum(rulingKinds),
  /** Points above Florida's minimum, negative below; null where there is no set percentage. */
  margin: z.number().nullable(),
  /** A section of the Florida Statutes: "316.2953". */
  statute: z.string(),
  notes: z.array(z.enum(tintNotes)),
  /** True when the shade requires an approved exemption. */
  needsApproval: z.boolean(),
});

/** The shades of a booking, judged by the rules and tables at the time of booking. Information, not legal advice. */
export const tintView = z.strictObject({
  legalClass: z.enum(legalClasses),
  registeredIn: z.enum(registrations),
  zones: z.array(shadeView),
  /** State of the exemption; `none` where no shade needs one. Refused: the shades are chosen at the car. */
  approval: z.enum(tintApprovals),
  /** The disclosure shown with the verdicts, word for word, and when the order with it arrived. */
  disclosure: z.strictObject({ version: z.string(), text: z.string(), acceptedAt: instant }),
});

/** The judged shades of a booking, as {@link tintView} reads them. */
export type TintView = z.infer<typeof tintView>;

/** The certificate that an exemption rests on: for the shop alone, which reads the document before it approves. */
export const exemptionView = z.strictObject({
  kind: z.enum(exemptionKinds),
  certificateNumber: z.string(),
  documentReference: z.string(),
});

/** The certificate that an exemption rests on, as {@link exemptionView} reads it. */
export type ExemptionView = z.infer<typeof exemptionView>;
