import { ApiError } from '@tintforge/api-contract/client';

const aboutFurtherCar = /^furtherCars\.(\d+)\.(.+)$/;

/**
 * The car that an error is about, by its position, and the error as if that car were the only one. What is about no car in
 * particular is about the first.
 */
export function refusalOfCar<Refusal>(error: Refusal): { car: number; own: Refusal | ApiError } {
  if (!(error instanceof ApiError) || error.body === undefined) return { car: 0, own: error };
  const { body, status } = error;
  const named = Object.entries(body.fields ?? {}).flatMap(([path, message]) => {
    const [, index, field] = aboutFurtherCar.exec(path) ?? [];
    return index === undefined || field === undefined ? [] : [{ index: Number(index), field, message }];
  });
  const [first] = named;
  if (first === undefined) return { car: 0, own: error };
  const own = named.filter(({ index }) => index === first.index).map(({ field, message }) => [field, message]);
  const fields = Object.fromEntries(own);
  return { car: first.index + 1, own: new ApiError(status, JSON.stringify({ ...body, fields })) };
}
