const packageOf = (cars: number) => (cars === 1 ? 'a package' : 'a package for each car');

/** Words of the phone booking form. Amounts, durations and moments are passed in formatted. */
export const phoneWords = {
  up: 'Bookings',
  lead: 'For customers on the phone: the same prices and times as on the site.',
  startOver: 'Start over',
  offline: 'You’re offline. Your entries are kept; book when you’re back online.',

  where: {
    heading: 'Where',
    zip: 'ZIP code',
    zipHint: 'Where the car will be parked',
    zipMissing: 'Enter a ZIP code with five digits',
    region: (region: string) => `${region}`,
    outside: 'We don’t serve that ZIP code.',
  },
  car: {
    heading: 'Car',
    numbered: (number: number) => `Car ${number}`,
    add: 'Add another car at this address',
    added: (number: number) => `Car ${number} added`,
    remove: (number: number) => `Remove car ${number}`,
    removed: (number: number) => `Car ${number} removed`,
    most: 'A booking holds four cars. For more, make a quote.',
    type: 'Type',
    typeMissing: 'Choose a vehicle type',
    unspecified: 'You can leave make and model empty: “Not specified”.',
  },
  order: {
    heading: 'Order',
    numbered: (number: number) => `Order for car ${number}`,
    first: 'Choose the vehicle type first.',
    package: 'Package',
    packageMissing: 'Choose a package',
    about: ({ price, duration }: { price: string; duration: string }) => `${price}, ${duration}`,
    extras: 'Extras',
    adds: ({ price, duration }: { price: string; duration: string }) => `+ ${price}, + ${duration}`,
    shade: 'Shade',
    shadeProblem: 'These shades can’t be booked',
  },
  crews: {
    heading: 'Crews',
    legend: 'How we do the cars',
    ways: { 1: 'Back to back, by one crew', 2: 'At the same time, by two crews' },
    about: (duration: string) => `About ${duration} on site`,
    dayTooShort: 'More than a day’s work',
    tooLong: 'That’s more than a day’s work. Choose two crews, make two bookings, or make a quote.',
  },
  when: {
    heading: 'When',
    first: (cars: number) => `Enter a ZIP code and choose ${packageOf(cars)} to see times.`,
    firstAt: (start: string, cars: number) =>
      `${start}: enter a ZIP code and choose ${packageOf(cars)} to check that it fits.`,
    crew: 'Crew',
    anyCrew: 'Any available',
    crewHint: 'Shows only that crew’s times',
    dateMissing: 'Pick a day',
    timeMissing: 'Pick a time',
    timeGone: 'That time no longer works. Pick another.',
    beyondRule:
      'Customers can’t book this time: it’s too soon or outside the booking window. Enter a reason to override.',
    reason: 'Reason',
    reasonHint: 'For the shop’s records. The customer never sees it.',
    reasonMissing: 'Enter a reason',
  },
  who: {
    heading: 'Customer',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    emailHint: 'Without one, we send no emails and they pay on site.',
  },
  caller: {
    found: 'Have they booked before?',
    match: ({ name, bookings, last }: { name: string; bookings: number; last: string | undefined }) =>
      [name, bookings === 1 ? '1 booking' : `${bookings} bookings`, last && `last ${last}`]
        .filter((part) => part !== undefined)
        .join(', '),
    known: (name: string) => `Known about ${name}. Click to fill in:`,
    place: ({ street, city, zip }: { street: string; city: string; zip: string }) => `${street}, ${city} ${zip}`,
    other: 'Someone else',
  },
  place: { heading: 'Place', notes: 'Notes for the crew', notesHint: 'Gate, parking, child seats' },
  payment: {
    heading: 'Payment',
    legend: 'How they pay',
    link: 'Payment link',
    linkAbout: 'We’ll email them a link to pay by card and hold the time until then.',
    linkNeedsEmail: 'A link needs an email address.',
    onSite: 'On site',
    onSiteAbout: 'Cash, card reader or check. The booking is confirmed right away.',
    until: 'Held for',
    hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
    untilNote: 'Never past the start time.',
  },
  ticket: {
    label: 'Order summary',
    total: 'Total',
    onSite: (duration: string) => `about ${duration} on site`,
    nothing: 'Nothing chosen yet',
  },
  confirm: {
    link: (total: string) => `Hold and email a link for ${total}`,
    onSite: (total: string) => `Book, ${total} due on site`,
    plain: 'Book',
  },
  busy: 'Booking...',
  done: {
    link: { title: 'Held', text: (email: string) => `The payment link is on its way to ${email}.` },
    onSite: { title: 'Booked', text: (code: string) => `${code} is confirmed.` },
  },
  priceChanged: (total: string) => `The price has changed. It’s now ${total}. Reload this page before you book.`,
} as const;
