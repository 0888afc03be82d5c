// In one place: the list of the files is long.

/** Brings the sentences by the law. */
export const bringLookWords = () => import('./look-results.next');
