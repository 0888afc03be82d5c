import type { TintInput } from '@tintforge/api-contract';
import {
  agreePrice,
  type Catalogue,
  type ChangePart,
  type Changer,
  changeableParts,
  type RebilledOrder,
  rebill,
  regionOfZip,
  type VehicleType,
} from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import type { AgreedTint } from '../../../db/without-tint';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import {
  areCleared,
  checkShade,
  checkTint,
  judgeAgain,
  notPriced,
  outsideArea,
  rebilledTax,
  withoutShades,
} from '../../orders';
import { checkVehicleYear } from '../hold/check-request';
import type { BookingContext } from '../ports';
import { exemptionPending } from '../problems';
import { possibleParts } from '../rights/possible-parts';

/** Columns that are changed as they are typed, and the part of the booking that each belongs to. */
const partOf = {
  customerName: 'contact',
  customerEmail: 'contact',
  customerPhone: 'contact',
  vehicleYear: 'car',
  vehicleMake: 'car',
  vehicleModel: 'car',
  street: 'address',
  city: 'address',
  zip: 'address',
  siteGarage: 'address',
  siteShade: 'address',
  sitePower: 'address',
  notes: 'notes',
} as const satisfies Partial<Record<keyof BookingRow, ChangePart>>;

type DetailName = keyof typeof partOf;

/** Requested name, contact, car, address and notes; what is absent stays. */
export type WantedDetails = Partial<Pick<BookingRow, DetailName>>;

/** A requested change to a booking; what is absent stays. */
export interface WantedChange {
  details: WantedDetails;
  vehicleType?: VehicleType | undefined;
  packageId?: string | undefined;
  addOnIds?: readonly string[] | undefined;
  /** Null where the shades are chosen at the car. */
  preferredShade?: string | null | undefined;
  tint?: TintInput | null | undefined;
  /** Minutes. */
  jobMinutes?: number | undefined;
  /** The price of this booking, whatever its order costs. */
  totalCents?: number | undefined;
}

/** A judged change: the columns to write, and everything that follows from them. */
export interface DecidedChange {
  /** Empty when everything is as wanted already. */
  changes: Partial<BookingRow>;
  /** Names of what changes, for the history. */
  fields: string[];
  parts: readonly ChangePart[];
  /** Shades that belong to another film or car are chosen at the car now. */
  shadesCleared: boolean;
  /** A certificate is issued for one car: it has to be reviewed again. */
  exemptionReopened: boolean;
  /** True when the length, or the price, was set by hand. */
  isLengthSet: boolean;
  isPriceSet: boolean;
}

/** The catalogs by which a change is judged. */
export interface BookingCatalogues {
  /** The one in force, and the number of its version: for what is new. */
  catalogue: Catalogue;
  catalogueVersion: number;
  /** The one that the booking's package was priced with: for what stays and goes. */
  bookedFrom: Catalogue;
}

interface Question {
  context: Pick<BookingContext, 'tint'>;
  catalogues: BookingCatalogues;
  row: BookingRow;
  wanted: WantedChange;
  by: Changer;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Judges a change to a booking, by its owner or by staff: what may change now, whether the car, the address and the
 * order exist, what the order costs, and what becomes of shades and exemption. It reads and writes nothing; time and
 * money are judged by what it returns.
 */
export function decideChange(question: Question): DecidedChange | Problem {
  const { row, wanted, now } = question;
  const details = changedDetails(row, wanted.details);
  const names = Object.keys(details) as DetailName[];
  const wrong =
    (details.vehicleYear === undefined ? undefined : checkVehicleYear(details.vehicleYear, now)) ??
    (details.zip === undefined ? undefined : checkPlace(question, details.zip));
  if (wrong !== undefined) return wrong;

  const order = orderChange(question);
  if (isProblem(order)) return order;
  const shades = shadeChange(question, { order, isCarChanged: names.some((name) => name.startsWith('vehicle')) });
  if (isProblem(shades)) return shades;

  const parts = new Set<ChangePart>([...names.map((name) => partOf[name]), ...order.parts, ...shades.parts]);
  const forbidden = checkParts(question, parts);
  if (forbidden !== undefined) return forbidden;
  const { isLengthSet, isPriceSet } = order;
  const { shadesCleared, exemptionReopened } = shades;
  return {
    changes: { ...details, ...order.changes, ...shades.changes },
    fields: [...names, ...order.fields, ...shades.fields],
    parts: [...parts],
    shadesCleared,
    exemptionReopened,
    isLengthSet,
    isPriceSet,
  };
}

function changedDetails(row: BookingRow, wanted: WantedDetails): WantedDetails {
  const names = Object.keys(wanted) as DetailName[];
  return Object.fromEntries(names.filter((name) => wanted[name] !== row[name]).map((name) => [name, wanted[name]]));
}

/** The crew stays, so the address must be in its region. */
function checkPlace({ catalogues: { catalogue }, row, by }: Question, zip: string): Problem | undefined {
  const region = regionOfZip(catalogue, zip);
  if (region === undefined) return outsideArea(catalogue);
  if (region.id === row.regionId) return undefined;
  const instead = by === 'customer' ? 'Book there, or call us to move.' : 'Book it there, and cancel this booking.';
  const message = `This ZIP code belongs to ${region.name}, where other crews work. ${instead}`;
  return problem('other_region', { message, fields: { zip: message } });
}

interface OrderChange {
  changes: Partial<BookingRow>;
  fields: string[];
  parts: ChangePart[];
  /** The order afterward; undefined where it stays. */
  rebilled: RebilledOrder | undefined;
  isLengthSet: boolean;
  isPriceSet: boolean;
}

/** Package, extras and vehicle type with their bill and length; then what staff set by hand. */
function orderChange({ catalogues, row, wanted }: Question): OrderChange | Problem {
  const order = {
    vehicleType: wanted.vehicleType ?? row.vehicleType,
    packageId: wanted.packageId ?? row.packageId,
    addOnIds: [...(wanted.addOnIds ?? row.addOnIds)],
  };
  const fields = [
    ...(order.vehicleType === row.vehicleType ? [] : ['vehicleType']),
    ...(order.packageId === row.packageId ? [] : ['packageId']),
    ...(isSameSet(order.addOnIds, row.addOnIds) ? [] : ['addOnIds']),
  ];
  const parts: ChangePart[] = fields.length === 0 ? [] : ['order'];
  const { catalogue, catalogueVersion, bookedFrom } = catalogues;
  const rebilled = fields.length === 0 ? undefined : rebill(catalogue, { booked: row, order, bookedFrom });
  if (rebilled?.ok === false) return notPriced(rebilled.problem);

  const bill = rebilled?.value ?? row;
  // The hours of several visits are the shop's plan, which an order doesn't change.
  const jobMinutes = wanted.jobMinutes ?? (row.visitCount === 1 ? bill.jobMinutes : row.jobMinutes);
  const totalCents = wanted.totalCents ?? bill.totalCents;
  const isLengthSet = jobMinutes !== bill.jobMinutes;
  const isPriceSet = totalCents !== bill.totalCents;
  const lines = isPriceSet ? agreePrice(bill.lines, totalCents) : [...bill.lines];
  // A rate of later doesn't reach it: the bill keeps the one that it was made with.
  const { taxCents } = rebilledTax(lines, row);
  return {
    changes: {
      ...(rebilled === undefined ? {} : { ...order, addOnIds: rebilled.value.addOns.map(({ id }) => id), lines }),
      ...(order.packageId === row.packageId ? {} : { catalogueVersion }),
      ...(isPriceSet ? { lines } : {}),
      ...(totalCents === row.totalCents ? {} : { totalCents }),
      ...(taxCents === row.taxCents ? {} : { taxCents }),
      ...(jobMinutes === row.jobMinutes ? {} : { jobMinutes }),
    },
    fields: [
      ...fields,
      ...(jobMinutes === row.jobMinutes ? [] : ['jobMinutes']),
      ...(totalCents === row.totalCents ? [] : ['totalPrice']),
    ],
    parts: [...parts, ...(isLengthSet ? (['length'] as const) : []), ...(isPriceSet ? (['price'] as const) : [])],
    rebilled: rebilled?.value,
    isLengthSet,
    isPriceSet,
  };
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

interface ShadeChange {
  changes: Partial<BookingRow>;
  fields: string[];
  parts: ChangePart[];
  shadesCleared: boolean;
  exemptionReopened: boolean;
}

/** The shades after a change: as wanted, judged by the law; without those of another film or car; else as they were. */
function shadeChange(
  { context, catalogues, row, wanted, now }: Question,
  { order, isCarChanged }: { order: OrderChange; isCarChanged: boolean },
): ShadeChange | Problem {
  const stays: ShadeChange = { changes: {}, fields: [], parts: [], shadesCleared: false, exemptionReopened: false };
  const packageBefore = catalogues.bookedFrom.packages.find(({ id }) => id === row.packageId);
  const packageNow = order.rebilled?.package ?? packageBefore;
  const filmBefore = packageBefore?.filmType;

  if (wanted.tint !== undefined || wanted.preferredShade !== undefined) {
    const { tint = null, preferredShade = null } = wanted;
    if (packageNow === undefined) return notPriced('unknown_package');
    const wrong = checkShade(catalogues.catalogue, {
      shade: preferredShade ?? undefined,
      order: { package: packageNow },
    });
    if (wrong !== undefined) return wrong;
    const judged = checkTint(context.tint, {
      tint: tint ?? undefined,
      order: { package: packageNow },
      modelYear: wanted.details.vehicleYear ?? row.vehicleYear,
      day: row.appointmentDate,
      now,
    });
    if (isProblem(judged)) return judged;
    if (preferredShade === row.preferredShade && isSameTint(row, judged)) return stays;
    if (row.status === 'in-progress' && judged.tintApproval === 'pending') return exemptionPending();
    const tintDisclosedAt = judged.tintDisclosureVersion === null ? null : now;
    return {
      ...stays,
      changes: { ...judged, preferredShade, tintDisclosedAt },
      fields: ['shades'],
      parts: ['shades'],
    };
  }
  const isOfAnother = order.fields.includes('vehicleType') || packageNow?.filmType !== filmBefore;
  const hasShades = (row.tint?.zones.length ?? 0) > 0 || row.preferredShade !== null;
  if (isOfAnother && hasShades) {
    return { ...stays, changes: withoutShades(row.tint), fields: ['shades'], shadesCleared: true };
  }
  const judged = judgeAgain(context.tint, row, { vehicleYear: wanted.details.vehicleYear });
  if (judged !== undefined && areCleared(judged))
    return { ...stays, changes: judged, fields: ['shades'], shadesCleared: true };
  const isExempt = row.tintApproval === 'pending' || row.tintApproval === 'approved';
  const isReopened = isExempt && isCarChanged && judged?.tintApproval !== 'none';
  if (judged === undefined && !isReopened) return stays;
  const changes: Partial<BookingRow> = { ...judged, ...(isReopened ? { tintApproval: 'pending' } : {}) };
  return { ...stays, changes, fields: judged === undefined ? [] : ['shades'], exemptionReopened: isReopened };
}

/** True when the shades are as they were judged before: the same film on the same glass of the same car. */
function isSameTint({ tint, exemption }: BookingRow, judged: AgreedTint): boolean {
  const essence = (of: AgreedTint['tint']) =>
    of && [
      of.answers,
      of.registeredIn,
      of.zones.map(({ zone, shade, glassVltPercent }) => [zone, shade.id, glassVltPercent]),
      of.bare?.map(({ zone, glassVltPercent }) => [zone, glassVltPercent]),
    ];
  const isSame = JSON.stringify(essence(tint)) === JSON.stringify(essence(judged.tint));
  return isSame && JSON.stringify(exemption) === JSON.stringify(judged.exemption);
}

const partNames: Readonly<Record<ChangePart, string>> = {
  contact: 'contact',
  car: 'car',
  address: 'address',
  notes: 'notes',
  shades: 'shades',
  order: 'package and extras',
  length: 'length',
  price: 'price',
};

function checkParts({ row, by }: Question, parts: ReadonlySet<ChangePart>): Problem | undefined {
  const possible = possibleParts(row, by);
  const refused = [...parts].filter((part) => !possible.includes(part));
  if (refused.length === 0) return undefined;
  if (row.quoteId !== null) return notPossible(row, 'The work of a quote is changed by a version of the quote.');
  const what = refused.map((part) => partNames[part]).join(', ');
  const isOthers = by !== 'customer' && possibleParts(row, 'admin').some((part) => refused.includes(part));
  const whose = by === 'office' ? 'an administrator' : 'the office';
  const isOfSeveral = row.carCount > 1 && changeableParts(row.status, by).some((part) => refused.includes(part));
  if (isOfSeveral) return notPossible(row, `This booking has several cars, so its ${what} can’t be changed.`);
  const message = isOthers
    ? `Only ${whose} can change the ${what}.`
    : `The ${what} of a booking that is ${row.status} can’t be changed.`;
  return notPossible(row, message);
}

function notPossible({ status }: BookingRow, message: string): Problem {
  return problem('not_possible', { message, details: { status } });
}
