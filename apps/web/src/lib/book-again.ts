import type { BookedCarView, BookingDetails } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { isRecord, type KeptText, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import {
  type CarDraft,
  emptyTint,
  offeredAddOns,
  offeredPackages,
  offeredVehicleTypes,
  type WizardDraft,
} from '@tintforge/booking-core';
import { carLineName, catalogue } from '@tintforge/content';
import { bookAgainWords as words } from './book-again-words';
import { bookingOfOrder } from './booking-tokens';
import { leaveLeftOut, preselectionKey, wizardKey } from './preselection';
import { earlierShades } from './tint/earlier-shades';

/** The step of the wizard that it opens at, where each car has its package: Extras. */
const openingStep = 2;

/** A car of which nothing is said. */
const noCar: CarDraft = {
  vehicleType: null,
  packageId: null,
  addOnIds: [],
  tint: emptyTint,
  vehicleYear: null,
  vehicleMake: '',
  vehicleModel: '',
};

/**
 * Prefills the wizard with the cars, their packages, extras and shades, the customer and the address of an earlier booking.
 * What is no longer offered or legal is left out, and the wizard says so. The work of a quote is quoted again: nothing is
 * filled in.
 */
export function bookAgain(details: BookingDetails, storage: KeptText = sessionStore, tokens?: KeptText): void {
  const earlier = carsToBook(details);
  const visits = new Set(details.cars?.filter(isStanding).map(({ visit }) => visit));
  if (earlier.length === 0) return;
  const isOffered = ({ vehicleType }: EarlierCar) => offeredVehicleTypes(catalogue).includes(vehicleType);
  const again = earlier.filter(isOffered).map(carAgain);
  const ofCars = again.flatMap(({ leftOut }, index) =>
    earlier.length === 1 ? leftOut : leftOut.map((sentence) => carLineName(index + 1, sentence)),
  );
  const carsLeftOut = earlier
    .filter((car) => !isOffered(car))
    .map(({ vehicleInfo }) => words.carNotOffered(vehicleInfo));
  const [first = noCar, ...otherCars] = again.map(({ car }) => car);
  const { zip, ...address } = details.address;
  const draft: WizardDraft = {
    ...first,
    otherCars,
    carAt: 0,
    crews: otherCars.length > 0 && visits.size > 1 ? 2 : 1,
    zip,
    appointmentDate: '',
    appointmentTime: '',
    notes: '',
    customerName: details.customerName,
    customerEmail: details.customerEmail,
    customerPhone: phoneText(details.customerPhone),
    address,
    site: details.site,
  };
  writeJson(storage, wizardKey, { step: openingStep, draft, orderId: unpaidOrder(storage, tokens) });
  writeJson(storage, preselectionKey, { vehicleType: first.vehicleType, packageId: first.packageId });
  leaveLeftOut([...ofCars, ...carsLeftOut], storage);
}

type EarlierCar = Pick<
  BookedCarView,
  'vehicleType' | 'vehicle' | 'vehicleInfo' | 'packageId' | 'addOnIds' | 'lines' | 'tint'
>;

function isStanding({ status }: BookedCarView): boolean {
  return status === 'standing';
}

/** The cars of a booking: of several those that were not cancelled alone. None of a quote's work. */
function carsToBook(details: BookingDetails): EarlierCar[] {
  const { cars, vehicleType, vehicle } = details;
  if (cars !== undefined) {
    const standing = cars.filter(isStanding);
    return standing.length === 0 ? cars : standing;
  }
  return vehicleType === null || vehicle === null ? [] : [{ ...details, vehicleType, vehicle }];
}

/** A car to book again, and a sentence for each part of it that can't be. */
function carAgain(earlier: EarlierCar): { car: CarDraft; leftOut: string[] } {
  const { vehicleType, vehicle, packageId, tint, lines } = earlier;
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? id;
  const isOffered = (id: string) => offeredAddOns(catalogue).some((addOn) => addOn.id === id);
  const filmType = offeredPackages(catalogue).find(
    (each) => each.id === packageId && each.vehicleType === vehicleType,
  )?.filmType;
  const shades = tint && filmType ? earlierShades(tint, { vehicleType, filmType }) : undefined;
  return {
    car: {
      vehicleType,
      packageId: filmType === undefined ? null : packageId,
      addOnIds: earlier.addOnIds.filter(isOffered),
      tint: shades?.tint ?? emptyTint,
      vehicleYear: vehicle.year,
      vehicleMake: vehicle.make,
      vehicleModel: vehicle.model,
    },
    leftOut: [
      ...(filmType === undefined ? [words.packageNotOffered(nameOf(packageId))] : []),
      ...earlier.addOnIds.filter((id) => !isOffered(id)).map((id) => words.notOffered(nameOf(id))),
      ...(shades?.leftOut ?? []),
    ],
  };
}

/** The order that the wizard has in this tab, so that its hold is replaced; undefined when there is none or it is paid. */
function unpaidOrder(storage: KeptText, tokens: KeptText | undefined): string | undefined {
  const stored = readJson(storage, wizardKey);
  const orderId = isRecord(stored) && typeof stored.orderId === 'string' ? stored.orderId : undefined;
  const isPaid = orderId !== undefined && bookingOfOrder({ orderId, now: Date.now() }, tokens) !== undefined;
  return isPaid ? undefined : orderId;
}
