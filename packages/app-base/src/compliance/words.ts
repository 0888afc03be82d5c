/** Words of the compliance sheet and its label. Those about film and law are in `tintWords` of the content package. */
export const complianceWords = {
  open: 'Compliance sheet',
  title: (code: string) => `Compliance sheet ${code}`,
  sheetTitle: 'Window film compliance sheet',
  close: 'Close',
  loading: 'Loading the compliance sheet...',
  failed: 'We couldn’t load the compliance sheet. Check your connection and try again.',
  retry: 'Try again',
  none: {
    title: 'No sheet yet',
    text: 'The sheet appears once the job is done and its windows are recorded.',
  },
  printSheet: 'Print sheet',
  printLabel: 'Print label',
  /** Ours says what was measured and installed; it isn't the one of a statute. */
  paper: (place: string, section: string) =>
    `Label or certificate that the law requires besides ours: ${place} (${section}).`,
  wording: (words: string) => `It has to read: “${words}”.`,
  notOurs: 'We can’t supply it: only the state or the manufacturer can.',
  labelHeading: 'Label for the left door jamb',
  labelLead: 'A page of 90 by 50 millimeters. Print it at full size; on larger paper, cut it out.',
  facts: {
    vehicle: 'Vehicle',
    customer: 'Customer',
    booking: 'Booking',
    installed: 'Installed',
    countedAs: 'By law',
    registered: 'Registered',
    exemption: 'Exemption',
  },
  exemption: (kind: string, number: string) => `${kind}, certificate ${number}`,
  exempt: 'Approved',
  caption: 'Windows as metered',
  columns: {
    zone: 'Window',
    film: 'Film',
    lot: 'Lot or roll',
    before: 'Glass',
    after: 'With film',
  },
  /** The heading of the verdicts: the state whose law they are by. */
  state: (name: string | undefined) => name ?? 'State limit',
  notMetered: 'not metered',
  notJudged: 'Not metered',
  noFilm: 'none',
  noLot: 'not recorded',
  covered: 'Below the limit, under the exemption',
  unmetered: (zones: string) => `Not metered with film: ${zones}.`,
  /** Windows on whose light the verdicts on others depend. */
  needed: (zones: string) => `Verdicts that depend on windows we didn’t meter aren’t verified: ${zones}.`,
  unverified: 'What we couldn’t verify in the statutes themselves',
} as const;
