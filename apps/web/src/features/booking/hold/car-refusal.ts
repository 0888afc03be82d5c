import type { ApiError } from '@tintforge/api-contract/client';
import { refusalOfCar } from '@tintforge/app-base/refusal-of-car';
import type { TintRefusal } from '@tintforge/app-base/tint/tint-refusal';
import { tintRefusalOf } from '@tintforge/app-base/tint/tint-refusal-of';
import type { HoldBody } from './hold-request';

/** The server's refusal of a car, named by its place: of its shades, or of package or extras of one of several. */
export type CarRefusal =
  | { kind: 'tint-refused'; car: number; refusal: TintRefusal }
  | { kind: 'car-refused'; car: number; step: 'package' | 'extras'; message: string };

/** The refusal of one of several cars; undefined when the error is about something else. */
export function carRefusal(error: ApiError, body: HoldBody): CarRefusal | undefined {
  const { car, own } = refusalOfCar(error);
  const refusal = tintRefusalOf(own, (body.furtherCars?.[car - 1] ?? body).tint);
  if (refusal !== undefined) return { kind: 'tint-refused', car, refusal };
  const { fields = {}, message = '' } = own.body ?? {};
  if (fields.packageId !== undefined || fields.vehicleType !== undefined) {
    return { kind: 'car-refused', car, step: 'package', message };
  }
  return fields.addOnIds === undefined ? undefined : { kind: 'car-refused', car, step: 'extras', message };
}
