/** Words of the wizard with several cars. */
export const carWords = {
  /** Over Vehicle, Package and Extras. */
  of: (number: number, count: number) => `Car ${number} of ${count}`,
  list: 'Cars in this booking',
  name: (number: number) => `Car ${number}`,
  unchosen: 'Choose a vehicle',
  unpacked: 'Choose a package',
  remove: (number: number) => `Remove car ${number}`,
  removed: (number: number, what: string) => `Car ${number} (${what}) is no longer in your order.`,
  nothingChosen: 'nothing chosen yet',
  undo: 'Put it back',
  refused: (number: number) => `Car ${number} needs another look.`,
  limit: {
    most: 'Four cars is the most for one booking. For more, we’ll send you a quote. Your choices stay here.',
    tooLong: 'Even with two crews, these cars take more than ten and a half hours. That’s too long for one day.',
    wayOut: 'Remove a car or an extra, or request a quote. Your choices stay here.',
    quote: 'Ask for a quote',
  },
  crews: {
    legend: 'How should we do your cars?',
    hint: 'The price is the same.',
    required: 'Please choose how we should do your cars',
    first: 'Choose how we should do your cars to see the open days.',
    one: (duration?: string) => (duration === undefined ? 'Back to back' : `Back to back, about ${duration}`),
    two: (duration?: string) => `At the same time, two crews${duration === undefined ? '' : `, about ${duration}`}`,
    oneText: 'One crew does one car after the other.',
    twoText: 'Both crews start together, each with its own cars.',
    faults: {
      'too-long': 'Not possible: that’s more than ten and a half hours, the most for one crew in a day.',
      'not-that-day': (day: string) => `No start time on ${day} has room for this.`,
      never: 'No day ahead has room for this.',
    },
  },
  change: (what: string, number: number) => `${what} of car ${number}`,
  together: 'All cars',
  place: 'Where the cars will be parked',
} as const;
