import {
  centsFromDollars,
  isCalendarDate,
  leastDepositPercent,
  maxPaneInches,
  maxRowCount,
  maxWindowRows,
  mostDepositPercent,
  paneArea,
  quoteUnits,
} from '@tintforge/booking-core';
import * as z from 'zod/mini';
import { line, paragraph } from './text';

// In zod's small dialect: the forms of office and site validate with exactly this.

/** The most cars or areas of a quote, and the most lines of one. */
export const maxQuoteWorks = 12;
/** The most lines of one car or area. */
export const maxWorkLines = 20;
/** The highest total of a quote, in dollars. */
export const maxQuoteTotal = 1_000_000;
/** The longest message to a customer, and the longest wish of theirs. */
export const maxQuoteMessage = 2_000;
/** The most days that a customer can prefer. */
export const maxPreferredDays = 3;

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const amount = z.number({ error: 'Enter an amount' }).check(
  z.refine((value) => centsFromDollars(value) !== undefined, { error: 'Enter an amount in dollars and cents' }),
  z.lte(100_000, 'Enter $100,000 or less'),
);

const date = z.string().check(
  z.refine(isCalendarDate, {
    error: 'Choose a day',
    params: { code: 'invalid_date' },
  }),
);

const inches = z
  .number({ error: 'Enter inches' })
  .check(
    z.gt(0, 'Enter more than 0 inches'),
    z.lte(maxPaneInches, `Enter ${maxPaneInches} inches or fewer`),
    z.refine(hasTwoDecimals, { error: 'Enter inches with at most two decimals' }),
  );

/** Equal panes of glass, from which square feet are computed. */
export const quotePanes = z.strictObject({
  widthInches: inches,
  heightInches: inches,
  count: z
    .int({ error: 'Enter a whole number' })
    .check(z.gte(1, 'Enter 1 or more'), z.lte(maxRowCount, `Enter ${maxRowCount} or fewer`)),
});

/** A line of a draft. Square feet that come from panes are those of the panes. */
export const quoteLineDraft = z
  .strictObject({
    name: line({ name: 'Line', most: 120, message: 'Name the line' }),
    unit: z.enum(quoteUnits),
    quantity: z
      .number({ error: 'Enter a quantity' })
      .check(
        z.gt(0, 'Enter more than 0'),
        z.lte(10_000, 'Enter 10,000 or less'),
        z.refine(hasTwoDecimals, { error: 'Enter at most two decimals' }),
      ),
    /** Dollars for one unit. */
    unitPrice: amount,
    /** Entry of the price list that it was taken from; null for a free line. */
    listId: z.nullable(line({ name: 'Entry', most: 60 })),
    panes: z.nullable(z.array(quotePanes).check(z.minLength(1, 'Add a pane'), z.maxLength(maxWindowRows))),
  })
  .check(
    z.refine(
      ({ unit, quantity, panes }) =>
        panes === null || (unit === 'sq-ft' && quantity === paneArea(panes).billedSquareFeet),
      { path: ['quantity'], error: 'The square feet are those of the panes' },
    ),
  );

/** A car or an area of a building, with its lines. */
export const quoteWorkDraft = z.strictObject({
  title: line({ name: 'Name', most: 80, message: 'Name the car or area' }),
  lines: z
    .array(quoteLineDraft)
    .check(z.minLength(1, 'Add a line'), z.maxLength(maxWorkLines, `List at most ${maxWorkLines} lines`)),
});

/** A discount as staff enter it: dollars, or percent of the subtotal. */
export const quoteDiscount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), amount }),
  z.strictObject({
    kind: z.literal('share'),
    percent: z
      .number({ error: 'Enter a percentage' })
      .check(
        z.gte(0, 'Enter 0 or more'),
        z.lte(100, 'Enter 100 or less'),
        z.refine(hasTwoDecimals, { error: 'Enter at most two decimals' }),
      ),
  }),
]);

/** A discount, as {@link quoteDiscount} reads it. */
export type QuoteDiscount = z.infer<typeof quoteDiscount>;

/** The next version of a quote while staff work on it. */
export const quoteDraft = z.strictObject({
  works: z
    .array(quoteWorkDraft)
    .check(
      z.minLength(1, 'Add a car or an area'),
      z.maxLength(maxQuoteWorks, `List at most ${maxQuoteWorks} cars or areas`),
    ),
  discount: quoteDiscount,
  discountText: line({ name: 'Reason', least: 0, most: 80 }),
  /** Deposit due on acceptance, whole percent of the total; null for none. */
  depositPercent: z.nullable(
    z
      .int({ error: 'Enter a whole percentage' })
      .check(
        z.gte(leastDepositPercent, `Enter ${leastDepositPercent} or more`),
        z.lte(mostDepositPercent, `Enter ${mostDepositPercent} or less`),
      ),
  ),
  /** The last day on which the price is good. */
  goodThrough: date,
  message: paragraph({ name: 'Message', most: maxQuoteMessage }),
});

/** The next version of a quote while staff work on it, as {@link quoteDraft} reads it. */
export type QuoteDraft = z.infer<typeof quoteDraft>;

const days = z.array(date).check(
  z.maxLength(maxPreferredDays, `Name at most ${maxPreferredDays} days`),
  z.refine((values) => new Set(values).size === values.length, { error: 'Name each day once' }),
);

const acceptedVersion = z.int().check(z.gte(1));

/** A customer accepts the version that they see, at the total that they see, in dollars. */
export const quoteAcceptRequest = z.strictObject({
  number: acceptedVersion,
  total: z.number().check(z.refine((value) => centsFromDollars(value) !== undefined)),
  name: line({ name: 'Name', least: 2, most: 120, message: 'Type your full name' }),
  street: line({ name: 'Street', most: 120, message: 'Enter the street' }),
  city: line({ name: 'City', most: 80, message: 'Enter the city' }),
  preferredDays: days,
});

/** An acceptance, as {@link quoteAcceptRequest} reads it. */
export type QuoteAcceptRequest = z.infer<typeof quoteAcceptRequest>;

/** A customer wants something else in the version that they see. */
export const quoteChangeRequest = z.strictObject({
  number: acceptedVersion,
  text: paragraph({ name: 'Message', least: 1, most: maxQuoteMessage, message: 'Tell us what should change' }),
});

/** A customer requests an updated price of a version that has passed its good-through day. */
export const quoteRenewRequest = z.strictObject({ number: acceptedVersion });
