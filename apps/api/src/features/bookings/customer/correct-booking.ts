import type { CorrectedBooking, CorrectionRequest } from '@tintforge/api-contract';
import { parsePhone, parseZip } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { carsOf, insertEvent } from '../../jobs';
import { rulesInForce } from '../../settings';
import { standingCars } from '../cars/columns-of-cars';
import { writeCar } from '../cars/write-car';
import { cataloguesOf } from '../change/catalogues-of';
import { decideChange, type WantedDetails } from '../change/decide-change';
import { overtakenDetails } from '../change/overtaken-details';
import { checkVehicleYear } from '../hold/check-request';
import type { BookingContext } from '../ports';
import { mayCorrect } from '../rights/customer-rights';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { updateBooking } from '../store/booking-store';
import { asCar } from '../view/as-car';
import { detailsView } from '../view/booking-view';

/**
 * The customer corrects vehicle, phone, notes or address before the start, without moving: the crew stays, so the new
 * address must be in its region. Nothing else is written than what they changed, and nothing over what someone else has
 * corrected since they saw it. The history records which fields changed, not their values. An exemption that was claimed
 * for the previous car has to be reviewed again.
 */
export async function correctBooking(
  context: BookingContext,
  { body, ...key }: BookingKey & { body: CorrectionRequest },
): Promise<CorrectedBooking | Problem> {
  const { database, tokenKey, clock } = context;
  const opened = await openBooking({ connection: database.connection, tokenKey }, key);
  if (isProblem(opened)) return opened;
  const wrong = body.vehicleYear === undefined ? undefined : checkVehicleYear(body.vehicleYear, clock.now());
  if (wrong !== undefined) return wrong;
  const corrected = await commit(database, async (transaction) => {
    const present = await openBooking({ connection: transaction, tokenKey }, key);
    return isProblem(present) ? present : correct(transaction, { context, row: present, body });
  });
  if (isProblem(corrected)) return corrected;
  const { row, exemptionReopened } = corrected;
  return { ...(await detailsView(context, row)), exemptionReopened };
}

interface Corrected {
  row: BookingRow;
  exemptionReopened: boolean;
}

async function correct(
  transaction: Transaction,
  { context, row, body }: { context: BookingContext; row: BookingRow; body: CorrectionRequest },
): Promise<Corrected | Problem> {
  const now = context.clock.now();
  if (!mayCorrect(row, now)) return notCorrectable();
  const rules = await rulesInForce(transaction, context);
  const catalogues = await cataloguesOf(transaction, { context, rules, row });
  const cars = await carsOf(transaction, row);
  const standing = standingCars(cars);
  const car = body.car === undefined ? standing[0] : standing.find(({ number }) => number === body.car);
  if (cars.length > 0 && car === undefined) return notCorrectable();
  const shown = car === undefined ? row : asCar(row, car);
  const details = detailsOf(body);
  const overtaken = overtakenDetails(shown, { wanted: details, seen: detailsOf(body.seen) });
  if (overtaken !== undefined) return overtaken;
  const wanted = { details };
  const decided = decideChange({ context, catalogues, row: shown, wanted, by: 'customer', now });
  if (isProblem(decided)) return decided;
  const { changes, fields, exemptionReopened } = decided;
  if (fields.length === 0) return { row, exemptionReopened: false };
  const { random } = context;
  const event = { bookingId: row.id, at: now, actor: 'customer' } as const;
  await insertEvent(transaction, { ...event, id: random.uuid(), kind: 'corrected', data: { fields } });
  if (exemptionReopened) {
    const data = { was: shown.tintApproval, ...(car === undefined ? {} : { car: car.number }) };
    await insertEvent(transaction, { ...event, id: random.uuid(), kind: 'exemption-reopened', data });
  }
  const own = car === undefined ? changes : await writeCar(transaction, { row, cars, car, changes });
  return { row: await updateBooking(transaction, { row, changes: own, now }), exemptionReopened };
}

/** The details of a request in the form of the stored columns; what is absent stays. */
function detailsOf(body: CorrectionRequest['seen']): WantedDetails {
  const { vehicleYear, vehicleMake, vehicleModel, customerPhone, address, zip, site, notes } = body;
  const details = {
    vehicleYear,
    vehicleMake,
    vehicleModel,
    customerPhone: customerPhone === undefined ? undefined : (parsePhone(customerPhone) ?? customerPhone),
    street: address?.street,
    city: address?.city,
    zip: zip === undefined ? undefined : (parseZip(zip) ?? zip),
    siteGarage: site?.garage,
    siteShade: site?.shade,
    sitePower: site?.power,
    notes,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

function notCorrectable(): Problem {
  return problem('not_correctable', {
    message: 'This booking can no longer be changed online. Call us and we’ll help.',
  });
}
