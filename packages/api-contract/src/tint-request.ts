import { exemptionKinds, glassZones, isVltPercent, plainAnswers } from '@tintforge/booking-core';
import { bodies, federalLabels } from '@tintforge/tint-law';
import * as z from 'zod';
import { registration } from './registration';
import { line } from './text';

const plainAnswer = z.enum(plainAnswers);

/** Answers about the car: two decide its legal class, the others are for the laws that rest on them. */
export const answersInput = z.strictObject({
  truckChassisOrOffRoad: plainAnswer,
  tenPersonsOrFewer: plainAnswer,
  /** An outside mirror on each side. Absent: not asked. */
  bothOutsideMirrors: z.exactOptional(plainAnswer),
  /** Absent: the usual one of the vehicle's type. */
  body: z.exactOptional(z.enum(bodies)),
  /** The class on the maker's label at the driver's door. Absent: not asked. */
  federalLabel: z.exactOptional(z.enum(federalLabels)),
});

/** A share of light as a meter reads it: percent with at most one decimal. */
export const vltInput = z.number().refine(isVltPercent, {
  error: 'Please enter a percentage from 0 to 100 with at most one decimal',
});

/** The bare glass of a zone: a preset's ID, or a meter reading, percent with at most one decimal. */
const glassInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('preset'), presetId: z.string().max(60) }),
  z.strictObject({ kind: z.literal('meter'), vltPercent: vltInput }),
]);

/** A shade for a zone. A zone without film is not in the list. */
const shadeInput = z.strictObject({ zone: z.enum(glassZones), shadeId: z.string().max(60), glass: glassInput });

/** A pane without film. */
const bareInput = shadeInput.omit({ shadeId: true });

/** An exemption as entered; the server responds with `exemption_incomplete` where a part of it is missing. */
export const exemptionInput = z.strictObject({
  kind: z.enum(exemptionKinds).nullable(),
  certificateNumber: line({ name: 'Certificate number', least: 0, most: 60 }),
  documentReference: line({ name: 'Document', least: 0, most: 120 }),
});

/** An exemption from the tint rule, as it was entered and {@link exemptionInput} reads it. */
export type ExemptionInput = z.infer<typeof exemptionInput>;

/** The shades of an order, zone by zone, and what the tint rule has to know of the car. The server judges them again. */
export const tintInput = z.strictObject({
  answers: answersInput,
  registeredIn: registration,
  /** Empty where all are chosen at the car: then only the car's facts are stored. */
  shades: z.array(shadeInput).max(glassZones.length),
  /** Stored only where a shade needs it: then the booking waits for the shop's approval. */
  exemption: exemptionInput.optional(),
  /**
   * The panes that stay without film, the windshield among them: some laws let a pane be darker where others are clear. Of a pane
   * that is in neither list nothing is known, and a verdict that rests on it is not verified.
   */
  bare: z.array(bareInput).max(glassZones.length).optional(),
  /** The shop is asked to decide, before the appointment, on shades that could not be verified. Absent: it is not. */
  asksShop: z.boolean().optional(),
  /**
   * The customer knows that the law requires a label or certificate that the shop can't supply. Needed where a verdict has
   * that note, else the server responds with `paper_not_acknowledged`.
   */
  knowsPaper: z.boolean().optional(),
  /** Version of the disclosure shown with the verdicts. */
  disclosureVersion: z.string().max(40),
});

/** The shades of an order and the facts of its car, as {@link tintInput} reads them. */
export type TintInput = z.infer<typeof tintInput>;
