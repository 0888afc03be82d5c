import type { CarDraft, CarFields } from '@tintforge/booking-core';
import { lineProblem, yearOfText, yearProblem } from '../contact-form';

/** Name of an input about a further car, as the request has it; the first further one is 0. */
export function furtherCarField(index: number, field: keyof CarFields): string {
  return `furtherCars.${index}.${field}`;
}

/** The text in an input of a car; "NaN" while no year is chosen. */
export function textOfCar(car: CarFields, field: keyof CarFields): string {
  return String(car[field] ?? Number.NaN);
}

/** The fields of a car that change with the text of one input. */
export function carFieldsOfText(field: keyof CarFields, text: string): Partial<CarFields> {
  return field === 'vehicleYear' ? { vehicleYear: yearOfText(text) } : { [field]: text };
}

/** Validates year, make and model of further cars, by the names of their inputs. */
export function furtherCarProblems(cars: readonly CarDraft[]): Partial<Record<string, string>> {
  const problems = cars.flatMap(({ vehicleYear, vehicleMake, vehicleModel }, index) => [
    [furtherCarField(index, 'vehicleYear'), yearProblem(vehicleYear ?? Number.NaN)],
    [furtherCarField(index, 'vehicleMake'), lineProblem('vehicleMake', vehicleMake)],
    [furtherCarField(index, 'vehicleModel'), lineProblem('vehicleModel', vehicleModel)],
  ]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
