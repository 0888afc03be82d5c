import type { BookingRequest, FurtherCarInput } from '@tintforge/api-contract';
import { type CarPlan, isVehicleYear, type PricedOrder, type Region } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import type { AgreedTint } from '../../../db/without-tint';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import {
  checkOrder,
  checkShade,
  checkTint,
  checkTotal,
  ofFurtherCar,
  planOfOrders,
  priceFurtherCars,
} from '../../orders';
import { rulesInForce } from '../../settings';
import { linesOfCars } from '../cars/columns-of-cars';
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

/** An order of one car or several: everything that follows from it but the crews. */
export interface CheckedCars {
  /** The first car's order. */
  order: PricedOrder;
  /** Each car with its order and shades, the first among them. */
  cars: CheckedCar[];
  /** Who does which car; undefined for one. */
  plan: CarPlan | undefined;
  /** The version of the catalog that it is priced with. */
  catalogueVersion: number;
  region: Region;
}

/** A checked request to hold a start. */
export interface CheckedRequest extends HoldRequest, CheckedCars {
  /** The caller's own hold that this one takes the place of, while it still runs. */
  replaced: BookingRow | undefined;
}

/** A car as it was ordered, with what follows from that. */
export interface CheckedCar {
  vehicle: Pick<
    BookingRequest,
    'vehicleType' | 'vehicleYear' | 'vehicleMake' | 'vehicleModel' | 'packageId' | 'preferredShade'
  >;
  order: PricedOrder;
  tint: AgreedTint;
}

/** Everything that can be said about a request without looking for a crew, or the first thing that is wrong with it. */
export async function checkRequest(context: BookingContext, request: HoldRequest): Promise<CheckedRequest | Problem> {
  const checked = await checkOrderedCars(context, request.body);
  if (isProblem(checked)) return checked;
  const replaced = await ownHold(context, request.body);
  return isProblem(replaced) ? replaced : { ...request, ...checked, replaced };
}

/** The ordered cars with their prices, shades and crews, or the first thing that is wrong with them. */
export async function checkOrderedCars(
  context: BookingContext,
  body: Omit<BookingRequest, 'replaces'>,
): Promise<CheckedCars | Problem> {
  const { catalogue, catalogueVersion } = await rulesInForce(context.database.connection, context);
  const checked = checkOrder(catalogue, body);
  if (isProblem(checked)) return checked;
  const further = priceFurtherCars(catalogue, body.furtherCars ?? []);
  if (isProblem(further)) return further;
  const orders = [checked.order, ...further];
  const described = orders.map((order, index) => ({ order, input: body.furtherCars?.[index - 1] ?? body }));
  for (const [index, { order, input }] of described.entries()) {
    const wrong =
      checkVehicleYear(input.vehicleYear, context.clock.now()) ??
      checkShade(catalogue, { shade: input.preferredShade, order });
    if (wrong !== undefined) return ofCar(wrong, index);
  }
  const plan = planOfOrders(orders, body.crews ?? 1);
  if (isProblem(plan)) return plan;
  const wrongTotal = checkTotal(totalOf(orders), body.totalPrice);
  if (wrongTotal !== undefined) return wrongTotal;
  const cars: CheckedCar[] = [];
  for (const [index, { order, input }] of described.entries()) {
    const car = checkCar(context, { order, input, day: body.appointmentDate });
    if (isProblem(car)) return ofCar(car, index);
    cars.push(car);
  }
  return { ...checked, catalogueVersion, cars, plan };
}

/** A problem of the first car is the request's own. */
function ofCar(found: Problem, index: number): Problem {
  return index === 0 ? found : ofFurtherCar(found, index - 1);
}

/** A car's shades by the law; the first car is the request itself. */
function checkCar(
  context: BookingContext,
  { order, input, day }: { order: PricedOrder; input: FurtherCarInput; day: string },
): CheckedCar | Problem {
  const { vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId, preferredShade } = input;
  const tint = checkTint(context.tint, {
    tint: input.tint,
    order,
    modelYear: vehicleYear,
    day,
    now: context.clock.now(),
  });
  if (isProblem(tint)) return tint;
  const vehicle = { vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId, preferredShade };
  return { vehicle, order, tint };
}

/** The bill of all cars. */
function totalOf(orders: readonly PricedOrder[]): Pick<PricedOrder, 'lines' | 'totalCents'> {
  const [only] = orders;
  if (only !== undefined && orders.length === 1) return only;
  const lines = linesOfCars(orders.map((order, index) => ({ number: index + 1, lines: order.lines })));
  return { lines, totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) };
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
