import { exemptionKinds, glassZones } from '@tintforge/booking-core';
import * as z from 'zod';
import { booking } from './booking';
import { rulingLaw } from './tint-view';
import { meteredCar, windowView } from './windows-view';
import { instant } from './wire';

/** The installer of the film: the shop, with the crew's region. */
const installer = z.strictObject({ name: z.string(), region: z.string(), phone: z.string(), email: z.string() });

/** A label, sticker or certificate that a law requires. */
const paper = z.strictObject({
  place: z.string(),
  /** The words that it has to bear; null where the law prescribes none, or they weren't read. */
  wording: z.string().nullable(),
  section: z.string(),
  /** False where the shop can't supply it: only the state, or the maker of the film, can. */
  isAvailableHere: z.boolean(),
});

/** The law that a sheet is by: that of its verdicts, else that of the car's state. */
const sheetLaw = z.strictObject({
  ...rulingLaw.shape,
  /** The sections behind the verdicts, in the order of the windows. */
  sections: z.array(z.string()),
  /** The section of the exemption; null where none was read. */
  exemptionSection: z.string().nullable(),
  papers: z.array(paper),
  /** True where it limits how much film reflects on these windows, or that wasn't read: no meter reads it. */
  limitsReflection: z.boolean(),
});

/** Contents of a completed job's compliance sheet, and of the label for the door jamb. */
export const complianceSheet = z.strictObject({
  ...booking.pick({ trackingCode: true, customerName: true, vehicleInfo: true }).shape,
  vehicle: z.strictObject({ year: z.number().int(), make: z.string(), model: z.string() }),
  installer,
  completedAt: instant,
  ...meteredCar.shape,
  /** Null where none was verified. */
  law: sheetLaw.nullable(),
  windows: z.array(windowView),
  /** Zones with film without a reading after installation. */
  unmetered: z.array(z.enum(glassZones)),
  /**
   * The approved exemption that the car has; null where none is. The number is for the customer and the shop: a crew
   * prints the paper that stays with the car, where strangers read it. Both are null once its owner is forgotten.
   */
  exemption: z
    .strictObject({ kind: z.enum(exemptionKinds).nullable(), certificateNumber: z.string().nullable() })
    .nullable(),
  /** The shop's statements, with the sections that they rest on. */
  statement: z.string(),
  /** For the shop: what wasn't read of the law, or where sources differ, a sentence each. */
  unverified: z.array(z.string()),
});

/** Contents of a compliance sheet, as {@link complianceSheet} parses them. */
export type ComplianceSheet = z.infer<typeof complianceSheet>;
