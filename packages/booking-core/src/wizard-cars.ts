import { type CarPlan, type CarPlanProblem, mostCars, planCars } from './cars/car-plan';
import type { Catalogue } from './catalogue';
import { priceOrder } from './order';
import type { Result } from './result';
import {
  type CarDraft,
  carsOfDraft,
  draftOrder,
  emptyCar,
  packageOfDraft,
  type WizardDraft,
  withCars,
} from './wizard-draft';

/** Year, make and model of a car. */
export type CarFields = Pick<CarDraft, 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>;

/** The draft with another of its cars at hand; with the last one for a place beyond it. */
export function turnToCar(draft: WizardDraft, car: number): WizardDraft {
  const cars = carsOfDraft(draft);
  const carAt = Math.max(0, Math.min(Math.trunc(car) || 0, cars.length - 1));
  return carAt === draft.carAt ? draft : withCars(draft, cars, carAt);
}

/** The draft with one more car behind the others, at hand and empty; unchanged with the most that a booking holds. */
export function addCar(draft: WizardDraft): WizardDraft {
  const cars = carsOfDraft(draft);
  return cars.length < mostCars ? withCars(draft, [...cars, emptyCar()], cars.length) : draft;
}

/** The draft without a car. The one after it comes to hand in its place, or the new last one; the only car stays. */
export function removeCar(draft: WizardDraft, car: number): WizardDraft {
  const cars = carsOfDraft(draft);
  if (cars.length === 1 || cars[car] === undefined) return draft;
  const left = cars.toSpliced(car, 1);
  return withCars(draft, left, Math.min(car < draft.carAt ? draft.carAt - 1 : draft.carAt, left.length - 1));
}

/** The draft with a car back at a place; the car at hand stays at hand. Unchanged with the most that a booking holds. */
export function insertCar(draft: WizardDraft, car: number, inserted: CarDraft): WizardDraft {
  const cars = carsOfDraft(draft);
  if (cars.length >= mostCars) return draft;
  return withCars(draft, cars.toSpliced(car, 0, inserted), car <= draft.carAt ? draft.carAt + 1 : draft.carAt);
}

/** The draft with year, make or model of one of its cars changed. */
export function describeCar(draft: WizardDraft, car: number, fields: Partial<CarFields>): WizardDraft {
  const cars = carsOfDraft(draft).map((each, place) => (place === car ? { ...each, ...fields } : each));
  return withCars(draft, cars, draft.carAt);
}

/** Place of the first car without a package that can be ordered; undefined when all have one. */
export function unfinishedCar(catalogue: Catalogue, draft: WizardDraft): number | undefined {
  const place = carsOfDraft(draft).findIndex((car) => packageOfDraft(catalogue, car) === undefined);
  return place === -1 ? undefined : place;
}

/** Who does which of a draft's cars, or why they can't be one booking; undefined until each can be ordered. */
export function planOfDraft(
  catalogue: Catalogue,
  draft: WizardDraft,
  crews = draft.crews,
): Result<CarPlan, CarPlanProblem> | undefined {
  const minutes: number[] = [];
  for (const car of carsOfDraft(draft)) {
    const order = draftOrder(car);
    const priced = order && priceOrder(catalogue, order);
    if (!priced?.ok) return undefined;
    minutes.push(priced.value.jobMinutes);
  }
  return planCars(minutes, crews);
}
