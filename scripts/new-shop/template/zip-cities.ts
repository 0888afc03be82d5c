/** The city of each ZIP code, only where there is no doubt. A code that is missing means only that the city is typed. */
// @owner more ZIP codes, if you like
export const zipsOfCities: Readonly<Record<string, string>> = {
  '{{city}}': '{{zip}}',
};
