/** The zone of all the shop's dates and times, by its IANA name. */
export const timeZone = 'America/Denver';

/** Its name in sentences: "Times are Mountain." */
export const timeZoneName = 'Mountain';
