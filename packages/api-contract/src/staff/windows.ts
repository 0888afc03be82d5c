import { glassZones, mostCars } from '@tintforge/booking-core';
import * as z from 'zod';
import { registration } from '../registration';
import { line, paragraph } from '../text';
import { answersInput, vltInput } from '../tint-request';
import { version } from './version';

/** A window as the crew found it and left it. */
export const windowInput = z.strictObject({
  zone: z.enum(glassZones),
  /** The meter on the bare glass, and on film and glass together, percent; null where it was not read. */
  glassPercent: vltInput.nullable(),
  filmedPercent: vltInput.nullable(),
  /** The film that was applied; null where none was. */
  shadeId: z.string().max(60).nullable(),
  /** The lot or roll that it was cut from. */
  lot: line({ name: 'Lot or roll number', least: 0, most: 60 }),
  /** Note on film that can't stay. */
  removalNote: paragraph({ name: 'Removal note', most: 500 }),
});

/** A window as the crew found it and left it, as {@link windowInput} reads it. */
export type WindowInput = z.infer<typeof windowInput>;

/** Body of POST /api/admin/bookings/:code/windows. It is the whole record: what is not in it is forgotten. */
export const windowsRequest = z.strictObject({
  version,
  /** The car of a booking of several; the first when absent. */
  car: z.number().int().min(1).max(mostCars).optional(),
  answers: answersInput,
  registeredIn: registration,
  windows: z.array(windowInput).max(glassZones.length),
});

/** Body of POST /api/admin/bookings/:code/windows, as {@link windowsRequest} reads it. */
export type WindowsRequest = z.infer<typeof windowsRequest>;
