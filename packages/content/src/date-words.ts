/** In place of a date, on every page that shows one. */
export const dateWords = { notSet: 'Date to be set' } as const;
