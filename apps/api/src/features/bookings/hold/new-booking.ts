import type { BookingRequest } from '@tintforge/api-contract';
import {
  keptPercent,
  makeTrackingCode,
  type PricedOrder,
  parsePhone,
  parseZip,
  type Region,
  taxRateOf,
  upfrontCents,
} from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import type { AgreedTint } from '../../../db/without-tint';
import { noPlaces } from '../../jobs';
import { billedTax } from '../../orders';
import type { RulesInForce } from '../../settings';
import type { BookingContext } from '../ports';
import { siteColumns } from '../store/site-columns';

/** Checked input of a new booking. */
export interface BookingParts {
  context: BookingContext;
  /** The shop's rules, as the decision has read them. */
  rules: RulesInForce;
  body: Omit<BookingRequest, 'replaces' | 'tint' | 'furtherCars' | 'crews'>;
  tint: AgreedTint;
  order: PricedOrder;
  /** The version of the catalog that the order was priced with. */
  catalogueVersion: number;
  /** As in that version. */
  region: Region;
  crewId: string;
}

/** A booking that isn't paid or confirmed yet, at this moment: the caller sets its expiry and its owner. */
export function newBooking({ context, rules, body, tint, ...parts }: BookingParts): BookingRow {
  const { order, catalogueVersion, region, crewId } = parts;
  const now = context.clock.now();
  const upfront = upfrontOf(rules, order);
  return {
    id: context.random.uuid(),
    trackingCode: makeTrackingCode(
      brand.codePrefix,
      [...context.random.bytes(7)].map((byte) => byte % 32),
    ),
    version: 1,
    tokenGeneration: 1,
    status: 'pending',
    paymentStatus: 'pending',
    userId: null,
    customerId: null,
    source: 'site',
    quoteId: null,
    workTitle: null,
    regionId: region.id,
    crewId,
    appointmentDate: body.appointmentDate,
    appointmentTime: body.appointmentTime,
    startsAt: instantOf({ date: body.appointmentDate, time: body.appointmentTime }),
    jobMinutes: order.jobMinutes,
    visitNumber: 1,
    visitCount: 1,
    awaitsVisit: false,
    carCount: 1,
    carCrews: 1,
    vehicleType: body.vehicleType,
    vehicleYear: body.vehicleYear,
    vehicleMake: body.vehicleMake,
    vehicleModel: body.vehicleModel,
    packageId: body.packageId,
    addOnIds: order.addOns.map((addOn) => addOn.id),
    catalogueVersion,
    lines: [...order.lines],
    totalCents: order.totalCents,
    ...billedTax(order.lines, taxRateOf(region)),
    preferredShade: body.preferredShade ?? null,
    ...tint,
    tintDisclosedAt: tint.tintDisclosureVersion === null ? null : now,
    installation: null,
    customerName: body.customerName,
    ...contactColumns(body),
    street: body.address.street,
    city: body.address.city,
    zip: parseZip(body.zip) ?? body.zip,
    ...siteColumns(body.site),
    notes: body.notes,
    holdExpiresAt: null,
    endingSince: null,
    graceGiven: false,
    holderAddress: null,
    holderNetwork: null,
    ...noPlaces,
    paidAt: null,
    lateFeePercent: keptPercent(rules),
    freeNoticeHours: 24,
    freeFloorAt: null,
    ...upfront,
    upfrontPaymentId: null,
    billCents: 0,
    termsVersion: null,
    termsText: null,
    termsAcceptedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Address and number of a customer, as bookings store them. */
export function contactColumns({
  customerEmail,
  customerPhone,
}: Pick<BookingParts['body'], 'customerEmail' | 'customerPhone'>) {
  return { customerEmail: customerEmail.toLowerCase(), customerPhone: parsePhone(customerPhone) ?? customerPhone };
}

/** The deposit of an order; none where it would be the whole price. */
function upfrontOf(
  { depositPercent }: RulesInForce,
  { totalCents }: PricedOrder,
): Pick<BookingRow, 'depositPercent' | 'upfrontCents'> {
  const cents = upfrontCents(totalCents, depositPercent);
  return { depositPercent: cents < totalCents ? depositPercent : null, upfrontCents: cents };
}
