import type { BookingRequest, FurtherCarInput } from '@tintforge/api-contract';
import { tintInputOf } from '@tintforge/app-base/tint/tint-request';
import { dollarsFromCents, draftOrder, isStartTime, turnToCar, type WizardDraft } from '@tintforge/booking-core';
import { judgedDraftOf } from '../judged-draft';

/** Request body that holds a start; `replaces` is added just before sending. */
export type HoldBody = Omit<BookingRequest, 'replaces'>;

/** A finished draft as the body of a hold, at the total the customer has seen; undefined while anything is missing. */
export function holdBody({ draft, totalCents }: { draft: WizardDraft; totalCents: number }): HoldBody | undefined {
  const [first, ...furtherCars] = [draft, ...draft.otherCars].map((_, place) => carInput(turnToCar(draft, place)));
  const cars = furtherCars.filter((car) => car !== undefined);
  if (first === undefined || cars.length < furtherCars.length || !isStartTime(draft.appointmentTime)) return undefined;
  return {
    ...first,
    appointmentDate: draft.appointmentDate,
    appointmentTime: draft.appointmentTime,
    zip: draft.zip.trim(),
    customerName: draft.customerName.trim(),
    customerEmail: draft.customerEmail.trim(),
    customerPhone: draft.customerPhone.trim(),
    address: { street: draft.address.street.trim(), city: draft.address.city.trim() },
    site: { ...draft.site },
    notes: draft.notes.trim(),
    totalPrice: dollarsFromCents(totalCents),
    ...(cars.length === 0 ? {} : { furtherCars: cars, crews: draft.crews }),
  };
}

/** The car at hand; undefined while anything of it is missing. */
function carInput(draft: WizardDraft): FurtherCarInput | undefined {
  const order = draftOrder(draft);
  if (order === undefined || draft.vehicleYear === null) return undefined;
  const tint = tintInputOf(judgedDraftOf(draft));
  return {
    vehicleType: order.vehicleType,
    vehicleYear: draft.vehicleYear,
    vehicleMake: draft.vehicleMake.trim(),
    vehicleModel: draft.vehicleModel.trim(),
    packageId: order.packageId,
    addOnIds: [...order.addOnIds],
    ...(tint === undefined ? {} : { tint }),
  };
}

/** Equal for equal bodies: compares a hold with the current draft. */
export function fingerprintOf(body: HoldBody): string {
  return JSON.stringify(body);
}
