import { exemptionKinds, glassZones } from '@tintforge/booking-core';
import * as z from 'zod';
import { booking } from './booking';
import { meteredCar, windowView } from './windows-view';
import { instant } from './wire';

/** The installer of the film: the shop, with the crew's region. */
const installer = z.strictObject({ name: z.string(), region: z.string(), phone: z.string(), email: z.string() });

/** Contents of a completed job's compliance sheet, and of the label for the door jamb. */
export const complianceSheet = z.strictObject({
  ...booking.pick({ trackingCode: true, customerName: true, vehicleInfo: true }).shape,
  vehicle: z.strictObject({ year: z.number().int(), make: z.string(), model: z.string() }),
  installer,
  completedAt: instant,
  ...meteredCar.shape,
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
  /** The shop's statements, with their sections of the Florida Statutes. */
  statement: z.string(),
  /** Statements that the shop couldn't verify in the statutes themselves, a sentence each. */
  unverified: z.array(z.string()),
});

/** Contents of a compliance sheet, as {@link complianceSheet} parses them. */
export type ComplianceSheet = z.infer<typeof complianceSheet>;
