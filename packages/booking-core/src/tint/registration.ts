// A separate file: code that only reads a stored draft needs nothing else of the rule.

/** Where a car is registered, as far as the tint rule needs it. */
export const registrations = ['florida', 'elsewhere'] as const;

/** One of {@link registrations}. */
export type Registration = (typeof registrations)[number];
