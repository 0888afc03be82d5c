import {
  exemptionKinds,
  glassZones,
  legalClasses,
  rulingKinds,
  tintApprovals,
  tintNotes,
  vltBases,
} from '@tintforge/booking-core';
import * as z from 'zod';
import { registration } from './registration';
import { instant } from './wire';

/** Net VLT, percent: one reading, or two where the manufacturer does not say how the table was measured. */
const netVltView = z.strictObject({
  readings: z.array(z.strictObject({ basis: z.enum(vltBases).exclude(['unknown']), percent: z.number() })),
  /** The darkest of the readings: the one that decides. */
  judgedPercent: z.number(),
});

/** The law that a verdict is by, with the version of its text. */
export const rulingLaw = z.strictObject({
  /** ISO 3166-2: "US-FL". */
  jurisdiction: z.string(),
  /** "Nevada" */
  name: z.string(),
  version: z.string(),
  /** The collection of its sections, as it is cited: "Revised Code"; absent: the name. */
  code: z.string().optional(),
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
  /** The law of the verdict; null where none was verified. */
  law: rulingLaw.nullable(),
  /** Points above the law's minimum, negative below; null where there is no set percentage. */
  margin: z.number().nullable(),
  /** The law's minimum here, percent; null where there is none. */
  limitPercent: z.number().nullable(),
  /** The section that decides: "4513.241"; null where none was read. */
  statute: z.string().nullable(),
  notes: z.array(z.enum(tintNotes)),
  /** True when the shade requires an approved exemption, or the shop's decision because it could not be verified. */
  needsApproval: z.boolean(),
});

/** The shades of a booking, judged by the rules and tables at the time of booking. Information, not legal advice. */
export const tintView = z.strictObject({
  legalClass: z.enum(legalClasses),
  registeredIn: registration,
  zones: z.array(shadeView),
  /** The panes that stay without film, with the glass that they were judged with; absent where it wasn't said. */
  bare: z.array(shadeView.pick({ zone: true, glassPercent: true, isMetered: true })).optional(),
  /** State of the exemption, or of the shop's decision on what could not be verified; `none` where no shade needs one. Refused: the shades are chosen at the car. */
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
