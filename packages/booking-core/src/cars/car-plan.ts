import { failure, type Result, success } from '../result';

/** The most cars that one booking can hold; more are a quote. */
export const mostCars = 4;

/** The longest that a crew works on the cars of one booking, minutes; more is a quote. */
export const mostCarMinutes = 630;

/** Crews that work on the cars of a booking: one takes them back to back, two work at the same time. */
export const carCrewCounts = [1, 2] as const;

/** One of {@link carCrewCounts}. */
export type CarCrewCount = (typeof carCrewCounts)[number];

/** Reasons why cars can't be one booking; `too_few_cars` are fewer than crews. */
export type CarPlanProblem = 'too_many_cars' | 'too_few_cars' | 'too_long';

/** The cars of one crew. */
export interface CarSide {
  /** Positions of its cars in the order as given, ascending. */
  cars: number[];
  /** Its working time, minutes; travel not included. */
  minutes: number;
}

/** Who does which cars. */
export interface CarPlan {
  /** One for each crew; the first car is on the first. */
  sides: CarSide[];
  /** Minutes from the start to the end of the last car: the longest side’s. */
  minutes: number;
}

/**
 * Gives the cars of a booking to its crews, by the minutes that each car takes: the longest first, each to the crew that is
 * done earlier, so that no other division of four cars ends sooner.
 */
export function planCars(carMinutes: readonly number[], crews: CarCrewCount): Result<CarPlan, CarPlanProblem> {
  if (carMinutes.length > mostCars) return failure('too_many_cars');
  if (carMinutes.length < crews) return failure('too_few_cars');
  const minutesOf = (car: number) => carMinutes[car] ?? 0;
  const sides: CarSide[] = Array.from({ length: crews }, () => ({ cars: [], minutes: 0 }));
  const longestFirst = [...carMinutes.keys()].sort((one, other) => minutesOf(other) - minutesOf(one) || one - other);
  for (const car of longestFirst) {
    const side = sides.reduce((earliest, each) => (each.minutes < earliest.minutes ? each : earliest));
    side.cars.push(car);
    side.minutes += minutesOf(car);
  }
  for (const { cars } of sides) cars.sort((one, other) => one - other);
  sides.sort((one, other) => (one.cars[0] ?? 0) - (other.cars[0] ?? 0));
  const minutes = Math.max(...sides.map((side) => side.minutes));
  return minutes > mostCarMinutes ? failure('too_long') : success({ sides, minutes });
}
