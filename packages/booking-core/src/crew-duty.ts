import { type CalendarDate, weekday } from './calendar';

/** A crew's working days, and the add-ons it cannot do. */
export interface CrewDuty {
  /** Days of the week, 0 for Sunday to 6 for Saturday. */
  workingDays: readonly number[];
  /** Ids of add-ons; it can do everything else that is sold. */
  missingSkills: readonly string[];
}

/** Requirements of a job, for any crew. */
export interface JobDemand {
  date: CalendarDate;
  addOnIds: readonly string[];
}

/** True when a crew works on the job's day and can do every add-on of its order. Whether it is free is another question. */
export function takesJob({ workingDays, missingSkills }: CrewDuty, { date, addOnIds }: JobDemand): boolean {
  return workingDays.includes(weekday(date)) && !addOnIds.some((id) => missingSkills.includes(id));
}
