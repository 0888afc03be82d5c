import type { Body, CarFacts, Known } from '@tintforge/tint-law';
import type { VehicleType } from '../catalogue';
import type { CarAnswers, PlainAnswer } from './legal-class';

const usualBodies: Readonly<Partial<Record<VehicleType, Body>>> = { sedan: 'sedan-type', suv: 'suv', truck: 'pickup' };

/** The body that a vehicle of a type usually has; `unknown` for a type that says nothing of it. */
export function usualBody(vehicleType: VehicleType | null | undefined): Body {
  return (vehicleType && usualBodies[vehicleType]) ?? 'unknown';
}

const known: Readonly<Record<PlainAnswer, Known>> = { yes: 'yes', no: 'no', 'not-sure': 'unknown' };

/** A car as far as it was described, besides what its owner said. */
export interface DescribedCar {
  vehicleType?: VehicleType | null;
  modelYear?: number | null;
}

/** The facts of a car that laws rest on besides the two questions of its class. */
export function carFactsOf(
  { bothOutsideMirrors = 'not-sure', body }: CarAnswers,
  { vehicleType, modelYear = null }: DescribedCar,
): Pick<CarFacts, 'body' | 'bothOutsideMirrors' | 'modelYear'> {
  return { body: body ?? usualBody(vehicleType), bothOutsideMirrors: known[bothOutsideMirrors], modelYear };
}
