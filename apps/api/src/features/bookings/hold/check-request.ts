import type { BookingRequest } from '@tintforge/api-contract';
import { isVehicleYear, type PricedOrder, type Region } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import type { AgreedTint } from '../../../db/without-tint';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { checkOrder, checkShade, checkTint, checkTotal } from '../../orders';
import { rulesInForce } from '../../settings';
import type { BookingContext } from '../ports';
import { alreadyPaid } from '../problems';
import { openBooking } from '../rights/manage-token';

/** A request to hold a start, as it came in. */
export interface HoldRequest {
  body: BookingRequest;
  idempotencyKey: string;
  /** The caller's IP address, for the limit of active holds. */
  address: string;
  /** The logged-in account; undefined for a guest. */
  userId: string | undefined;
}

/** A checked request: everything that follows from it but the crew. */
export interface CheckedRequest extends HoldRequest {
  order: PricedOrder;
  /** The version of the catalog that it is priced with. */
  catalogueVersion: number;
  region: Region;
  tint: AgreedTint;
  /** The caller's own hold that this one takes the place of, while it still runs. */
  replaced: BookingRow | undefined;
}

/** Everything that can be said about a request without looking for a crew, or the first thing that is wrong with it. */
export async function checkRequest(context: BookingContext, request: HoldRequest): Promise<CheckedRequest | Problem> {
  const { body } = request;
  const { catalogue, catalogueVersion } = await rulesInForce(context.database.connection, context);
  const checked = checkOrder(catalogue, body);
  if (isProblem(checked)) return checked;
  const wrong =
    checkVehicleYear(body.vehicleYear, context.clock.now()) ??
    checkShade(catalogue, { shade: body.preferredShade, order: checked.order }) ??
    checkTotal(checked.order, body.totalPrice);
  if (wrong !== undefined) return wrong;
  const tint = checkTint(context.tint, {
    tint: body.tint,
    order: checked.order,
    modelYear: body.vehicleYear,
    day: body.appointmentDate,
    now: context.clock.now(),
  });
  if (isProblem(tint)) return tint;
  const replaced = await ownHold(context, body);
  return isProblem(replaced) ? replaced : { ...request, ...checked, catalogueVersion, tint, replaced };
}

/** The caller's hold to replace. One that has already ended needs no replacing. */
async function ownHold(
  context: BookingContext,
  { replaces }: BookingRequest,
): Promise<BookingRow | undefined | Problem> {
  if (replaces === undefined) return undefined;
  const { connection } = context.database;
  const row = await openBooking(
    { connection, tokenKey: context.tokenKey },
    { code: replaces.trackingCode, token: replaces.manageToken },
  );
  if (isProblem(row)) return row;
  if (row.paidAt !== null) return alreadyPaid(row);
  return row.status === 'pending' ? row : undefined;
}

/** The contract knows no clock: which model years exist depends on today. */
export function checkVehicleYear(year: number, now: number): Problem | undefined {
  const currentYear = Number(localMoment(now).date.slice(0, 4));
  if (isVehicleYear(year, currentYear)) return undefined;
  const message = 'Please select a vehicle year';
  return problem('invalid_value', { message, fields: { vehicleYear: message } });
}
