import {
  buildingGlasses,
  carPanels,
  contactLines,
  earliestVehicleYear,
  glassGoals,
  homeTypes,
  latestVehicleYear,
  maxPaneInches,
  maxRowCount,
  maxVehicleRows,
  maxWindowRows,
  ppfCoverages,
  quoteDeclineReasons,
  siteAnswers,
  sunSides,
  windowReaches,
} from '@tintforge/booking-core';
import * as z from 'zod/mini';
import { isVehicleType } from './catalogue-ids';
import { emailLine, line, paragraph, phoneLine, zipLine } from './text';

// In zod's small dialect: the form in the browser validates with exactly this.

const answer = z.enum(siteAnswers, { error: 'Choose an answer' });

const count = z
  .int({ error: 'Enter a whole number' })
  .check(z.gte(1, 'Enter 1 or more'), z.lte(maxRowCount, `Enter ${maxRowCount} or fewer`));

const inches = z.number({ error: 'Enter inches' }).check(
  z.gt(0, 'Enter more than 0 inches'),
  z.lte(maxPaneInches, `Enter ${maxPaneInches} inches or fewer`),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'Enter inches with at most two decimals',
  }),
);

const openLine = (name: string, most: number) => line({ name, least: 0, most });

const isDistinct = z.refine<readonly string[]>((values) => new Set(values).size === values.length, {
  error: 'Name each once',
});

const windowRow = z.strictObject({
  room: line({ name: 'Room', most: 60, message: 'Name the room' }),
  count,
  size: z.nullable(z.strictObject({ widthInches: inches, heightInches: inches })),
  sun: z.enum(sunSides, { error: 'Choose a side' }),
});

const glass = {
  windows: z
    .array(windowRow)
    .check(
      z.minLength(1, 'Add a window'),
      z.maxLength(maxWindowRows, `List at most ${maxWindowRows} kinds of windows`),
    ),
  goals: z.array(z.enum(glassGoals)).check(isDistinct),
  glass: z.enum(buildingGlasses, { error: 'Choose a kind of glass' }),
  oldFilm: answer,
  reach: z.enum(windowReaches, { error: 'Choose what it takes' }),
};

const vehicleRow = z.strictObject({
  type: z.string({ error: 'Choose a type' }).check(z.refine(isVehicleType, 'Choose a type')),
  count,
  model: openLine('Make and model', 80),
});

const ppf = z
  .strictObject({
    kind: z.literal('ppf'),
    year: z
      .int({ error: 'Choose a year' })
      .check(z.gte(earliestVehicleYear, 'Choose a year'), z.lte(latestVehicleYear, 'Choose a year')),
    make: line({ ...contactLines.vehicleMake, message: 'Enter the make' }),
    model: line({ ...contactLines.vehicleModel, message: 'Enter the model' }),
    color: openLine('Color', 40),
    coverage: z.enum(ppfCoverages, { error: 'Choose how much to cover' }),
    panels: z.array(z.enum(carPanels)).check(isDistinct),
    chips: answer,
    repainted: answer,
    garage: answer,
  })
  .check(
    z.refine(({ coverage, panels }) => (coverage === 'panels') === panels.length > 0, {
      path: ['panels'],
      // Before the other fields are right, too.
      when: ({ value }) => Array.isArray((value as { panels?: unknown } | undefined)?.panels),
      error: 'Choose the panels to cover',
    }),
  );

/** The customer's answers about the work; `QuoteDetails` of booking-core. */
export const quoteDetails = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('residential'),
    ...glass,
    home: z.enum(homeTypes, { error: 'Choose a kind of home' }),
    association: answer,
  }),
  z.strictObject({
    kind: z.literal('commercial'),
    ...glass,
    workHours: openLine('Hours', 120),
    needsCertificate: z.boolean(),
    siteContact: openLine('Contact on site', 120),
  }),
  ppf,
  z.strictObject({
    kind: z.literal('fleet'),
    vehicles: z
      .array(vehicleRow)
      .check(
        z.minLength(1, 'Add a vehicle'),
        z.maxLength(maxVehicleRows, `List at most ${maxVehicleRows} kinds of vehicles`),
      ),
    wanted: openLine('Package or shade', 200),
    places: openLine('Where they are', 200),
    offRoad: openLine('Days off the road', 200),
  }),
]);

/** The longest note of a request. */
export const maxQuoteNotes = 1000;

/** Contact of a request for a quote. */
export const quoteContact = z.strictObject({
  customerName: line({ ...contactLines.customerName, message: 'Name must be at least 2 characters' }),
  customerEmail: emailLine('Please enter a valid email address'),
  customerPhone: phoneLine('Please enter a valid phone number'),
  zip: zipLine('Enter a five-digit ZIP code'),
  city: line({ ...contactLines.city, message: 'Enter the city' }),
  company: openLine('Company', 120),
  notes: paragraph({ name: 'Notes', most: maxQuoteNotes }),
  /** People leave it empty: they do not see it. */
  website: z.optional(z.string().check(z.maxLength(200))),
});

/** A request for a quote; the form validates with exactly this. */
export const quoteRequest = z.extend(quoteContact, { details: quoteDetails });

/** A request for a quote, as {@link quoteRequest} reads it. */
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** A customer no longer wants a quote. */
export const quoteDeclineRequest = z.strictObject({ reason: z.enum(quoteDeclineReasons) });
