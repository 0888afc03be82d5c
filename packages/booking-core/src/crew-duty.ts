import { cellMinutes } from './allocation';
import { type CalendarDate, weekday } from './calendar';
import type { OpenHours } from './opening-hours';
import { minutesOfDay } from './start-times';

/** Days on which a crew takes no jobs; both belong to it. */
export interface Absence {
  from: CalendarDate;
  until: CalendarDate;
}

/** A crew's working days, its absences, and the add-ons it cannot do. */
export interface CrewDuty {
  /** Days of the week, 0 for Sunday to 6 for Saturday. */
  workingDays: readonly number[];
  /** None when absent. */
  absences?: readonly Absence[];
  /** Ids of add-ons; it can do everything else that is sold. */
  missingSkills: readonly string[];
}

/** Requirements of a job, for any crew. */
export interface JobDemand {
  date: CalendarDate;
  addOnIds: readonly string[];
}

/** True when a crew works on the job's day and can do every add-on of its order. Whether it is free is another question. */
export function takesJob(duty: CrewDuty, { date, addOnIds }: JobDemand): boolean {
  return isOnDuty(duty, date) && !addOnIds.some((id) => duty.missingSkills.includes(id));
}

/** True when a crew works on a day. */
export function isOnDuty(
  { workingDays, absences = [] }: Pick<CrewDuty, 'workingDays' | 'absences'>,
  date: CalendarDate,
) {
  return workingDays.includes(weekday(date)) && !absences.some(({ from, until }) => date >= from && date <= until);
}

/** A crew's own hours for each weekday, Sunday first; null where it works its region's hours. */
export type CrewHours = readonly (OpenHours | null)[];

const cellsPerDay = 1440 / cellMinutes;
const noCells: readonly number[] = [];

/** The half hours of a date in which a crew doesn't work, ascending; none where it works its region's hours. */
export function offDutyCells(hours: CrewHours, date: CalendarDate): readonly number[] {
  const own = hours[weekday(date)] ?? null;
  if (own === null) return noCells;
  const [from, until] = [minutesOfDay(own.opens) / cellMinutes, minutesOfDay(own.closes) / cellMinutes];
  return Array.from({ length: cellsPerDay }, (_, cell) => cell).filter((cell) => cell < from || cell >= until);
}
