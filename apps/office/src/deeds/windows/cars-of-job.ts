import type { CarJob } from '@tintforge/api-contract';

/** A job as one of its cars shows it. */
export interface JobOfCar extends CarJob {
  /** The number of the car; undefined where the booking has one. */
  car?: number;
}

/** A job as each of its cars shows it; itself where the booking has one car. */
export function carsOfJob(job: CarJob): readonly JobOfCar[] {
  return job.cars?.map(({ number, ...car }) => ({ ...job, ...car, car: number })) ?? [job];
}
