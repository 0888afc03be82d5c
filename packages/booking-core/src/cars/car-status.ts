/** A car of a booking of several: to be done or done with its visit, or cancelled on its own. */
export const carStatuses = ['standing', 'cancelled'] as const;

/** One of {@link carStatuses}. */
export type CarStatus = (typeof carStatuses)[number];
