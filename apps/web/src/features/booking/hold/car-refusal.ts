import { ApiError } from '@tintforge/api-contract/client';
import type { TintRefusal } from '@tintforge/app-base/tint/tint-refusal';
import { tintRefusalOf } from '@tintforge/app-base/tint/tint-refusal-of';
import type { HoldBody } from './hold-request';

/** The server's refusal of a car, named by its place: of its shades, or of package or extras of one of several. */
export type CarRefusal =
  | { kind: 'tint-refused'; car: number; refusal: TintRefusal }
  | { kind: 'car-refused'; car: number; step: 'package' | 'extras'; message: string };

const aboutFurtherCar = /^furtherCars\.(\d+)\.(.+)$/;

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

/**
 * The car that a refusal is about, by its place, and the refusal as if it were the only one. What is about no car in
 * particular is about the first.
 */
function refusalOfCar(error: ApiError): { car: number; own: ApiError } {
  const { body, status } = error;
  const named = Object.entries(body?.fields ?? {}).flatMap(([path, message]) => {
    const [, index, field] = aboutFurtherCar.exec(path) ?? [];
    return index === undefined || field === undefined ? [] : [{ index, field, message }];
  });
  const [first] = named;
  if (first === undefined) return { car: 0, own: error };
  const fields = named.filter(({ index }) => index === first.index).map(({ field, message }) => [field, message]);
  return {
    car: Number(first.index) + 1,
    own: new ApiError(status, JSON.stringify({ ...body, fields: Object.fromEntries(fields) })),
  };
}
