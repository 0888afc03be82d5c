/** First and last names of a demo's customers: puns on coast and car, so that no one takes them for real people. */
const firstNames = ['Sandy', 'Marina', 'Cliff', 'Coral', 'Rusty', 'Misty', 'Gale', 'Dale', 'Bay', 'Delta'] as const;
const lastNames = [
  'Windshield',
  'Tidewater',
  'Chrome',
  'Causeway',
  'Fender',
  'Sandbar',
  'Sunroof',
  'Boardwalk',
  'Hubcap',
  'Seawall',
] as const;

/** The name of a demo's customer by number: the same number is always the same person. */
export function demoName(number: number): string {
  const first = firstNames[number % firstNames.length];
  const last = lastNames[Math.floor(number / firstNames.length) % lastNames.length];
  return `${first} ${last}`;
}
