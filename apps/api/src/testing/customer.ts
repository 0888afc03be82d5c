import { randomUUID } from 'node:crypto';
import type {
  BookingDetails,
  BookingRequest,
  ChangedOrder,
  CorrectableDetails,
  CorrectionRequest,
  ErrorBody,
  FurtherCarInput,
  HeldBooking,
  OrderChangeRequest,
  RescheduleRequest,
} from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { type Catalogue, dollarsFromCents, priceOrder } from '@tintforge/booking-core';
import type { CardResult } from './browser';
import { sampleShop } from './sample-shop';
import type { TestShop } from './test-shop';

/** A valid request: the morning of Tuesday 2026-12-08 in the shop's first region, unless set otherwise. */
export function bookingRequestOf(catalogue: Catalogue, changes: Partial<BookingRequest> = {}): BookingRequest {
  const request: BookingRequest = {
    vehicleType: sampleShop.vehicleType,
    vehicleYear: 2024,
    vehicleMake: 'Sample',
    vehicleModel: 'Sedan',
    packageId: sampleShop.packageId,
    addOnIds: [sampleShop.addOnId],
    appointmentDate: '2026-12-08',
    appointmentTime: sampleShop.time,
    zip: sampleShop.zip,
    customerName: 'Sample Customer',
    customerEmail: 'customer@tintforge.example',
    customerPhone: sampleShop.phone,
    address: { street: '1 Sample Street', city: sampleShop.city },
    site: { garage: 'yes', shade: 'yes', power: 'no' },
    notes: 'gate 44',
    totalPrice: 0,
    ...changes,
  };
  const orders = [request, ...(request.furtherCars ?? [])].map((car) => priceOrder(catalogue, car));
  const totalPrice = dollarsFromCents(
    orders.reduce((sum, priced) => sum + (priced.ok ? priced.value.totalCents : 0), 0),
  );
  return { ...request, totalPrice: changes.totalPrice ?? totalPrice };
}

/** One more car: a basic package for another car of the first one's type, unless set otherwise. */
export function furtherCarOf(changes: Partial<FurtherCarInput> = {}): FurtherCarInput {
  return {
    vehicleType: sampleShop.vehicleType,
    vehicleYear: 2020,
    vehicleMake: 'Sample',
    vehicleModel: 'Wagon',
    packageId: sampleShop.basicPackageId,
    addOnIds: [],
    ...changes,
  };
}

/** Holds a start under a new key; throws the api's refusal. */
export function hold(shop: TestShop, changes: Partial<BookingRequest> = {}): Promise<HeldBooking> {
  return shop.call('createBooking', {
    body: bookingRequestOf(shop.catalogue, changes),
    idempotencyKey: randomUUID(),
  });
}

/** A customer's access to a booking. */
export type Ticket = Pick<HeldBooking, 'booking' | 'manageToken'>;

/** The call that opens, or opens again, the payment of a held booking. */
export async function openPayment(shop: TestShop, { booking, manageToken }: Ticket): Promise<string> {
  const { clientSecret } = await shop.call('createIntent', {
    bookingToken: manageToken,
    body: {
      amount: booking.deposit ?? booking.totalPrice,
      bookingInfo: {
        trackingCode: booking.trackingCode,
        customerName: booking.customerName,
        vehicleInfo: booking.vehicleInfo,
      },
    },
  });
  return clientSecret;
}

/** Opens the payment and pays with a test method; the shop has not looked yet. */
export async function pay(shop: TestShop, ticket: Ticket, method = 'pm_card_visa'): Promise<CardResult> {
  return shop.browser.pay(await openPayment(shop, ticket), method);
}

/** Changes package or extras as a preview showed it, or as `seen` says. */
export async function changeOrder(
  shop: TestShop,
  ticket: Ticket,
  wanted: Pick<OrderChangeRequest, 'addOnIds'> & Partial<OrderChangeRequest>,
): Promise<ChangedOrder> {
  const { packageId, version } = await details(shop, ticket);
  const body = { packageId, version, ...wanted };
  const { after, money } = await shop.call('changeOrder', { ...keyOf(ticket), body: { ...body, dryRun: true } });
  const seen = { total: after.total, refund: money.toCard };
  return shop.call('changeOrder', { ...keyOf(ticket), body: { seen, ...body } });
}

/** Opens the payment of what is due, or of `shown` dollars. */
export async function openBalance(shop: TestShop, ticket: Ticket, shown?: number): Promise<string> {
  const amount = shown ?? (await details(shop, ticket)).balance;
  return (await shop.call('payBalance', { ...keyOf(ticket), body: { amount } })).clientSecret;
}

/** Pays what is due with a test method; the shop has not looked yet. */
export async function payBalance(shop: TestShop, ticket: Ticket, method = 'pm_card_visa'): Promise<CardResult> {
  return shop.browser.pay(await openBalance(shop, ticket), method);
}

/** Syncs the payment now, as the browser does when it returns from paying. */
export function sync(shop: TestShop, { booking, manageToken }: Ticket) {
  return shop.call('syncPayment', { bookingToken: manageToken, body: { trackingCode: booking.trackingCode } });
}

/** Holds, pays and looks: a confirmed booking. */
export async function book(
  shop: TestShop,
  changes: Partial<BookingRequest> = {},
  method = 'pm_card_visa',
): Promise<HeldBooking> {
  const held = await hold(shop, changes);
  await pay(shop, held, method);
  await sync(shop, held);
  return held;
}

/** Gives a hold back. */
export function release(shop: TestShop, ticket: Ticket) {
  return shop.call('releaseBooking', keyOf(ticket));
}

/** Cancels a booking with the refund that was read, or with `shown` dollars. */
export async function cancel(shop: TestShop, ticket: Ticket, shown?: number) {
  const refund = shown ?? (await details(shop, ticket)).cancellation?.refund ?? 0;
  return shop.call('cancelBooking', { ...keyOf(ticket), body: { refund } });
}

/** Cancels one of several cars as it was shown, or with what `seen` says. */
export async function cancelCar(
  shop: TestShop,
  ticket: Ticket,
  { number, seen }: { number: number; seen?: { refund: number; kept: number } },
) {
  const shown = (await details(shop, ticket)).cars?.find((car) => car.number === number)?.cancellation;
  const body = seen ?? shown ?? { refund: 0, kept: 0 };
  return shop.call('cancelCar', {
    ...keyOf(ticket),
    params: { ...keyOf(ticket).params, number: String(number) },
    body,
  });
}

/** Moves a booking to another start. */
export function reschedule(shop: TestShop, ticket: Ticket, start: RescheduleRequest) {
  return shop.call('rescheduleBooking', { ...keyOf(ticket), body: start });
}

/** The details of a booking that `bookingRequestOf` made, as its owner sees them. */
const bookedDetails: CorrectableDetails = {
  vehicleYear: 2024,
  vehicleMake: 'Sample',
  vehicleModel: 'Sedan',
  customerPhone: sampleShop.phone,
  address: { street: '1 Sample Street', city: sampleShop.city },
  zip: sampleShop.zip,
  site: { garage: 'yes', shade: 'yes', power: 'no' },
  notes: 'gate 44',
};

/** A correction of a booking that `bookingRequestOf` made. */
export function correctionOf(changes: Partial<CorrectionRequest> = { notes: 'gate 45' }): CorrectionRequest {
  return { seen: bookedDetails, ...changes };
}

/** Puts a booking right as it is now, or as `seen` says. */
export async function correct(shop: TestShop, ticket: Ticket, changes: Partial<CorrectionRequest>) {
  const seen = changes.seen ?? seenOf(await details(shop, ticket), changes.car);
  return shop.call('correctBooking', { ...keyOf(ticket), body: { ...changes, seen } });
}

/** The details of a booking and one of its cars as its owner sees them, in the form of a correction. */
export function seenOf(details: BookingDetails, car?: number): CorrectionRequest['seen'] {
  const { customerPhone, site, notes } = details;
  const { street, city, zip } = details.address;
  const own = details.cars?.find(({ number }) => number === car) ?? details;
  const { year = 0, make = '', model = '' } = own.vehicle ?? {};
  const vehicle = { vehicleYear: year, vehicleMake: make, vehicleModel: model };
  return { ...vehicle, customerPhone, address: { street, city }, zip, site, notes };
}

/** Everything that the owner may see. */
export function details(shop: TestShop, ticket: Ticket) {
  return shop.call('getBookingDetails', keyOf(ticket));
}

function keyOf({ booking, manageToken }: Ticket) {
  return { params: { code: booking.trackingCode }, bookingToken: manageToken };
}

/** The status and body with which a call was refused. Throws when it was not. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number } & ErrorBody> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError) || error.body === undefined)
    throw new Error('The call was not refused', { cause: error });
  return { status: error.status, ...error.body };
}
