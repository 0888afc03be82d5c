import { lookNames } from './look-names';

/** The film explorer's results: the car's questions, a look's price, and its link. */
export const explorerResults = {
  rule: {
    heading: 'Your car and its glass',
    loading: 'Loading the questions…',
    lead: 'Two answers decide how dark it can be behind the driver. Factory privacy glass counts, too.',
    meter: (zone: string) => `Meter reading: ${zone}`,
  },

  looks: lookNames,

  offer: {
    heading: 'Packages with this film',
    choose: 'Package',
    minutes: (duration: string) => `${duration} at your car`,
    book: 'Book this look',
    bookNamed: (name: string) => `Book look ${name}`,
    bare: 'Choose a film to see what it costs.',
    mixed: (films: string) =>
      `A booking can have only one film, and this look has ${films}. Use one film on every window, in the shades we recommend:`,
    useOne: (film: string) => `Use ${film} on every window`,
    /** Where the law of the car’s state has an exemption. */
    exemption:
      'A shade here isn’t allowed, or isn’t verified. You can choose others, or bring an exemption or a question to the booking.',
    question:
      'A shade here isn’t allowed, or isn’t verified. You can choose others, or bring a question to the booking.',
    agreedAtCar:
      'Film on the strip or the roof isn’t in any package. It stays out of the booking; settle it with your installer at the car.',
  },

  share: {
    heading: 'Share this look',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    refused: 'Your browser won’t let us copy. Here’s the link:',
    link: 'Link to this look',
    print: 'Print',
  },
} as const;
