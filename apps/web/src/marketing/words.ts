/** Words of the start page. */
export const homeWords = {
  heading: 'Choose how much Florida gets in.',
  lead: 'Mobile window tinting and paint protection film on the Gulf coast. We come to your driveway, meter your glass and cut to fit.',
  book: 'Book Installation',
  call: (phone: string) => `Call ${phone}`,
  prices: {
    heading: 'What it costs',
    lead: 'Three packages for each shape. Prices include Florida sales tax, and you see the total before you pay.',
    from: 'from',
    hours: (least: string, most: string) => `${least} to ${most} hours at your address`,
  },
  films: {
    heading: 'Three films, at their real shades',
    lead: 'Each pane lets through as much light as its figure says, in percent.',
    shades: (film: string, percents: readonly number[]) => `${film}: ${percents.join(', ')} percent`,
    used: (tiers: string) => `In ${tiers}`,
  },
  booking: {
    heading: 'How a booking goes',
    steps: [
      {
        heading: 'Pick car, package and start',
        text: 'The calendar shows the starts at which a crew in your area is free for the whole job, with the drive to the next one.',
      },
      {
        heading: 'Pay, and the crew is yours',
        text: 'Your start is held for 15 minutes while you pay by card. Nobody else can take it meanwhile.',
      },
      {
        heading: 'Plans change',
        text: 'Moving or cancelling is free until 24 hours before the start. The exact moment stands beside the price.',
      },
    ],
  },
  lines: { heading: 'Four lines, four teams' },
} as const;
