/** The zone of all the shop's dates and times, by its IANA name. */
export const timeZone = 'America/New_York';

/** Its name in sentences: "Times are Eastern." */
export const timeZoneName = 'Eastern';
