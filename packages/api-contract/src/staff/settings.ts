import { leastDepositPercent, mostDepositPercent } from '@tintforge/booking-core';
import * as z from 'zod';
import { line } from '../text';
import { calendarDate, halfHour, instant } from '../wire';
import { standing } from './standing';

/** Lead time of an appointment. */
export const leadTime = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('minutes'),
    minutes: z
      .number('Lead time must be whole minutes')
      .int('Lead time must be whole minutes')
      .min(0, 'Lead time must be 0 minutes or more')
      .max(2880, 'Lead time must be at most 2,880 minutes, which are two days'),
  }),
  z.strictObject({ kind: z.literal('next-working-day') }),
]);

/** Settings that the shop can change at run time. */
export const shopRules = z.strictObject({
  /** Share of the total that we keep when a customer cancels late, whole percent. */
  lateFeePercent: z
    .number('Late-cancellation fee must be a whole percentage')
    .int('Late-cancellation fee must be a whole percentage')
    .min(0, 'Late-cancellation fee must be 0 percent or more')
    .max(100, 'Late-cancellation fee must be at most 100 percent'),
  /** Share of the total that is paid at booking, whole percent; null for all of it. */
  depositPercent: z
    .number('Deposit must be a whole percentage')
    .int('Deposit must be a whole percentage')
    .min(leastDepositPercent, `Deposit must be at least ${leastDepositPercent} percent`)
    .max(mostDepositPercent, `Deposit must be at most ${mostDepositPercent} percent`)
    .nullable(),
  /** Hold time for a customer who hasn't paid. */
  holdMinutes: z
    .number('Hold time must be whole minutes')
    .int('Hold time must be whole minutes')
    .min(5, 'Hold time must be at least 5 minutes')
    .max(60, 'Hold time must be at most 60 minutes'),
  /** A crew's travel time after each job. */
  travelMinutes: z
    .number('Travel must be whole minutes')
    .int('Travel must be whole minutes')
    .min(0, 'Travel must be 0 minutes or more')
    .max(180, 'Travel must be at most 180 minutes'),
  /** Time before the start at which the customer gets a reminder. */
  reminderHours: z
    .number('Reminder must be whole hours')
    .int('Reminder must be whole hours')
    .min(1, 'Reminder must be at least 1 hour before the start')
    .max(72, 'Reminder must be at most 72 hours before the start'),
  /** By the id of the region; every region is named. */
  leadTimes: z.record(z.string().max(60), leadTime),
});

/** Settings that the shop can change at run time, as {@link shopRules} parses them. */
export type ShopRules = z.infer<typeof shopRules>;

/** The names of the rules, in the order in which they are shown. */
export const ruleNames = [
  'depositPercent',
  'lateFeePercent',
  'holdMinutes',
  'travelMinutes',
  'reminderHours',
  'leadTimes',
] as const;

/** One of {@link ruleNames}. */
export type RuleName = (typeof ruleNames)[number];

const version = z.number().int().min(0);

/** The rules in force. */
export const shopSettings = z.strictObject({
  /** Raised by every change; 0 before the first one. */
  version,
  rules: shopRules,
  /** Time and author of the last change. */
  changed: z.strictObject({ at: instant, by: z.string() }).nullable(),
});

/** The rules in force, as {@link shopSettings} reads them. */
export type ShopSettings = z.infer<typeof shopSettings>;

/** Effect of a change, as a sentence for people; existing bookings aren't changed. */
export const ruleEffect = z.strictObject({
  rule: z.enum(ruleNames),
  text: z.string(),
  /** The bookings that it is about, the next first; at most twenty, however many the text counts. */
  bookings: z.array(z.string()),
});

/** Effect of a change, as {@link ruleEffect} parses it. */
export type RuleEffect = z.infer<typeof ruleEffect>;

/** Body of POST /api/admin/settings. With `dryRun` nothing is written. */
export const settingsRequest = z.strictObject({ version, rules: shopRules, dryRun: z.boolean() });

/** Body of POST /api/admin/settings, as {@link settingsRequest} reads it. */
export type SettingsRequest = z.infer<typeof settingsRequest>;

/** The rules as they are, or would be, and what that does. */
export const settingsOutcome = z.strictObject({ settings: shopSettings, effects: z.array(ruleEffect) });

/** The rules as they are, or would be, as {@link settingsOutcome} reads them. */
export type SettingsOutcome = z.infer<typeof settingsOutcome>;

const workingDays = z
  .array(z.number().int().min(0).max(6))
  .max(7)
  .refine((days) => new Set(days).size === days.length, { error: 'Each working day may be named once' });

const missingSkills = z
  .array(z.string().max(60))
  .max(40)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Each extra may be named once' });

/** Seven days, Sunday first; null where the crew works its region's hours. No days at all for a crew that always does. */
const crewHours = z
  .array(z.strictObject({ opens: halfHour, closes: halfHour }).nullable())
  .refine((days) => days.length === 0 || days.length === 7, { error: 'Hours need all seven days' })
  .refine((days) => days.every((day) => day === null || day.opens < day.closes), {
    error: 'A crew’s day has to end after it starts',
  });

/** Days on which a crew is away; both belong to the absence. */
const absence = z.strictObject({
  from: calendarDate,
  until: calendarDate,
  reason: line({ name: 'Reason', most: 120, message: 'Please enter a reason' }),
});

/** Days on which a crew is away, as {@link crewRecord} has them. */
export type CrewAbsence = z.infer<typeof absence>;

const absences = z
  .array(absence)
  .max(60)
  .refine((all) => all.every(({ from, until }) => from <= until), { error: 'The last day can’t be before the first' });

const crewWords = {
  name: line({ name: 'Name', most: 60, message: 'Please name the crew' }),
  members: line({ name: 'Members', least: 0, most: 200 }),
};

/** A crew as staff see it. */
export const crewRecord = z.strictObject({
  id: z.string(),
  version,
  regionId: z.string(),
  name: z.string(),
  members: z.string(),
  /** One that is not takes no new jobs. */
  isActive: z.boolean(),
  /** Days of the week on which it takes jobs, 0 for Sunday to 6 for Saturday. */
  workingDays: z.array(z.number().int()),
  /** Its own hours by weekday; empty when it works its region's. */
  hours: crewHours,
  /** Past ones of the last year, and those to come. */
  absences: z.array(absence),
  /** Ids of the add-ons that it cannot do. */
  missingSkills: z.array(z.string()),
  /** Number of its upcoming jobs. */
  jobsAhead: z.number().int(),
});

/** A crew as staff see it, as {@link crewRecord} reads it. */
export type CrewRecord = z.infer<typeof crewRecord>;

/** Every crew, those out of service too. */
export const crewList = z.strictObject({ crews: z.array(crewRecord) });

/** Body of POST /api/admin/crews. */
export const newCrewRequest = z.strictObject({
  regionId: z.string().max(60),
  ...crewWords,
  workingDays,
  missingSkills,
});

/** Body of POST /api/admin/crews, as {@link newCrewRequest} reads it. */
export type NewCrewRequest = z.infer<typeof newCrewRequest>;

/** Body of POST /api/admin/crews/:id. With `dryRun` nothing is written. */
export const crewRequest = z.strictObject({
  version,
  ...crewWords,
  isActive: z.boolean(),
  workingDays,
  missingSkills,
  /** Unchanged when left out. */
  hours: crewHours.optional(),
  /** All of them; unchanged when left out. */
  absences: absences.optional(),
  dryRun: z.boolean(),
});

/** Body of POST /api/admin/crews/:id, as {@link crewRequest} reads it. */
export type CrewRequest = z.infer<typeof crewRequest>;

/** The crew as it is, or would be, and its jobs ahead that it would not be given any more. */
export const crewOutcome = z.strictObject({ crew: crewRecord, standing });

/** A crew as it is, or would be, as {@link crewOutcome} reads it. */
export type CrewOutcome = z.infer<typeof crewOutcome>;

/** A day on which a region, or with null every region, takes no jobs. */
export const closureRecord = z.strictObject({
  id: z.string(),
  date: calendarDate,
  regionId: z.string().nullable(),
  reason: z.string(),
});

/** A day on which a region, or with null every region, takes no jobs, as {@link closureRecord} reads it. */
export type ClosureRecord = z.infer<typeof closureRecord>;

/** Closed days from today on, the next first. */
export const closureList = z.strictObject({ closures: z.array(closureRecord) });

/** Body of POST /api/admin/closures: both days belong to it. With `dryRun` nothing is written. */
export const closureRequest = z.strictObject({
  from: calendarDate,
  until: calendarDate,
  regionId: z.string().max(60).nullable(),
  reason: line({ name: 'Reason', most: 120, message: 'Please enter a reason' }),
  dryRun: z.boolean(),
});

/** Body of POST /api/admin/closures, as {@link closureRequest} reads it. */
export type ClosureRequest = z.infer<typeof closureRequest>;

/** Body of POST /api/admin/closures/change: the days with these IDs are replaced. With `dryRun` nothing is written. */
export const closureChange = z.strictObject({
  ...closureRequest.shape,
  ids: z.array(z.string().max(60)).min(1).max(62),
});

/** Body of POST /api/admin/closures/change, as {@link closureChange} reads it. */
export type ClosureChange = z.infer<typeof closureChange>;

/** The newly closed days, without those that were already closed, and the affected bookings. */
export const closureOutcome = z.strictObject({ closures: z.array(closureRecord), standing });

/** The days that a closure closes and the bookings on them, as {@link closureOutcome} reads them. */
export type ClosureOutcome = z.infer<typeof closureOutcome>;

/** Body of POST /api/admin/closures/remove. Removing one that no longer exists is no failure. */
export const closureRemoval = z.strictObject({ ids: z.array(z.string().max(60)).min(1).max(62) });
