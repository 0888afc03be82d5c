/** Words of the window record. Those about film and law are in `tintWords` of the content package. */
export const windowsWords = {
  heading: 'Windows',
  headingOf: (car: number) => `Windows of car ${car}`,
  whichCar: 'Which car?',
  lead: 'Meter the bare glass, then glass and film together, in percent. The meter decides.',
  car: {
    summary: (legalClass: string, state?: string) => `${legalClass}, registered in ${state ?? 'another state'}`,
  },
  shadeLight: (shade: string, light: string) => `${shade}, lets in ${light}`,
  agreed: (shade: string) => `Chosen: ${shade}`,
  agreedShades: 'Shades chosen',
  /** A zone whose booked shade requires an exemption. */
  waits: (percent: number) => `The exemption isn’t approved yet: no film darker than ${percent}% here.`,
  waitsPlain: 'The exemption isn’t approved yet: choose an allowed shade.',
  refused: (percent: number) => `The exemption was refused: no film darker than ${percent}% here.`,
  refusedPlain: 'The exemption was refused: choose an allowed shade.',
  approved: 'With an approved exemption.',
  /** A zone whose shade could not be verified. */
  asked: {
    pending: 'Not verified: the office hasn’t decided yet, so no film here.',
    approved: 'Not verified: the office decided that it can be applied.',
    refused: 'Not verified: the office decided against it. Choose an allowed shade.',
  },
  shade: 'Film and shade',
  noFilm: 'No film',
  sameRoll: (lot: string) => `Same roll: ${lot}`,
  removalNote: 'What happened to the film',
  removalHint: 'Such as “Removed” or “Replaced with a lighter shade, meters 37%”',
  add: 'Add a window',
  addZone: (zone: string) => `Add ${zone}`,
  remove: (zone: string) => `Remove ${zone}`,
  removeShort: 'Remove',
  verdictOf: (zone: string) => `Verdict on ${zone}`,

  save: 'Save readings',
  saving: 'Saving...',
  saved: 'Readings saved',
  states: {
    changed: 'Not saved yet. It stays in this tab until you save.',
    recorded: (by: string, moment: string) => (by === '' ? `Saved ${moment}` : `Saved by ${by}, ${moment}`),
    nothing: 'Nothing recorded yet.',
  },
  unmetered: (zones: string) => `Not metered with film yet: ${zones}.`,
  overtaken: {
    title: 'Someone else has recorded these windows since you opened them.',
    text: (by: string, moment: string) =>
      `${by === '' ? 'Recorded' : `${by} recorded them`} ${moment}. Saving will replace their readings with yours.`,
    take: 'Take theirs',
  },
  failed: 'Not saved',
  sheet: 'Compliance sheet and label',

  /** Completing a job with illegal film. */
  open: {
    window: (zone: string, percent: string) => `${zone}: ${percent}%`,
    title: (count: number) => (count === 1 ? 'One window isn’t allowed' : `${count} windows aren’t allowed`),
    question: 'Which applies to this car?',
    ways: {
      exemption: { label: 'It has an exemption', about: 'The certificate was shown at the car and is for this car.' },
      removal: { label: 'The film comes off', about: 'It was removed or replaced. Note it for each window.' },
    },
    wayMissing: 'Choose which applies to this car',
    kind: 'Grounds',
    documentHint: 'Where the shop keeps its copy: a photo, a scan, a folder',
    noteOf: (zone: string) => `${zone}: what happened to the film`,
    noteMissing: 'Enter what happened to the film',
    badReading: (zone: string) => `${zone}: correct the reading first.`,
  },
} as const;
