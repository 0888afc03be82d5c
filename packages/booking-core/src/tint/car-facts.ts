import type { Body, CarFacts, Known } from '@tintforge/tint-law';
import type { VehicleType, VehicleTypeEntry } from '../catalogue';
import type { CarAnswers, PlainAnswer } from './legal-class';

/** The vehicle types of the catalog, as far as laws rest on them. */
export type BodiesOfTypes = readonly Pick<VehicleTypeEntry, 'id' | 'usualBody'>[];

/** The body that a vehicle of a type usually has; `unknown` for a type that says nothing of it. */
export function usualBody(vehicleTypes: BodiesOfTypes, vehicleType: VehicleType | null | undefined): Body {
  return vehicleTypes.find(({ id }) => id === vehicleType)?.usualBody ?? 'unknown';
}

const known: Readonly<Record<PlainAnswer, Known>> = { yes: 'yes', no: 'no', 'not-sure': 'unknown' };

/** A car as far as it was described, besides what its owner said. */
export interface DescribedCar {
  vehicleType?: VehicleType | null;
  modelYear?: number | null;
}

/** The facts of a car that laws rest on besides the two questions of its class. */
export function carFactsOf(
  { bothOutsideMirrors = 'not-sure', body, federalLabel = 'unknown' }: CarAnswers,
  { vehicleType, modelYear = null }: DescribedCar,
  vehicleTypes: BodiesOfTypes,
): Pick<CarFacts, 'body' | 'bothOutsideMirrors' | 'federalLabel' | 'modelYear'> {
  return {
    body: body ?? usualBody(vehicleTypes, vehicleType),
    bothOutsideMirrors: known[bothOutsideMirrors],
    federalLabel,
    modelYear,
  };
}
