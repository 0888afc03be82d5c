import * as z from 'zod';

/** The subject of a calendar feed: the whole shop, a region or a crew. */
export const calendarFeed = z.strictObject({
  /** `shop`, `region:<id>` or `crew:<id>`. */
  id: z.string(),
  kind: z.enum(['shop', 'region', 'crew']),
  name: z.string(),
  /** Its secret address while it is on; null while it is off. */
  url: z.string().nullable(),
});

/** A calendar feed, as {@link calendarFeed} reads it. */
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** Every feed that there can be. */
export const calendarFeeds = z.strictObject({ feeds: z.array(calendarFeed) });

/** Turns a feed on, renews its address, or turns it off. */
export const calendarFeedRequest = z.strictObject({ id: z.string().max(80), action: z.enum(['renew', 'close']) });
