import { signalClaims } from './signal-claims';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** The film explorer: a car with film on its glass, what it looks like, and whether Florida allows it. */
export const explorerPage = {
  heading: 'See it before we cut it',
  lead: 'Put film on a car, window by window. See how much light film and glass let through together, and whether Florida allows it.',
  /** What links on other pages call it. */
  link: 'See it on a car in the film explorer',

  car: 'Vehicle',

  views: {
    legend: 'View',
    names: { side: 'Side', 'three-quarter': 'Three-quarter', driver: 'Driver' },
  },
  sides: { legend: 'You are', names: { outside: 'Outside', inside: 'Inside' } },
  times: { legend: 'Light', names: { day: 'Day', dusk: 'Dusk', night: 'Night' } },
  cabinLight: 'The light inside is on',

  /** Under the picture: what it shows, and why it is as dark as it is. */
  captions: {
    outside: 'From outside: daylight passes the glass on its way in and again on its way out.',
    outsideNight: 'At night, with no light inside, every window looks dark from outside, with film or without.',
    outsideLit: 'With the light on inside, it passes the glass once on its way to you: film hides less at night.',
    inside: 'From inside: light passes the glass once, so the view is lighter than the car looks.',
    insideNight: 'At night, film cuts the same share of what little light there is. Judge your shade by this view.',
    sedanOnly: 'We’ve drawn this view for the sedan only, but the film shown is yours.',
    driver: 'Your side window on the left, the back glass in the mirror. The windshield stays bare.',
  },
  /** The picture in words, for screen readers. */
  picture: (car: string, view: string, light: string, panes: string) => `${car}, ${view}, ${light}. ${panes}`,
  lookTag: (name: string) => `Look ${name}`,

  palette: {
    look: 'Which look',
    looks: { a: 'Look A', b: 'Look B' },
    where: 'Where',
    all: 'All windows',
    shade: (where: string) => `Film and shade: ${where}`,
    none: 'No film',
    /** After a shade's light on the glass that is there. */
    through: 'through',
    onlyLegal: 'Legal shades only',
    onlyLegalHint: 'Shows only shades Florida allows on this glass.',
    noneLegal: 'No shade is legal on this glass.',
    move: (count: number) =>
      count === 1
        ? 'Move one window to its nearest legal shade'
        : `Move ${count} windows to their nearest legal shades`,
  },

  rule: {
    heading: 'Your car and its glass',
    lead: 'Two answers decide how dark it can be behind the driver. Factory privacy glass counts, too.',
    meter: (zone: string) => `Meter reading: ${zone}`,
  },

  result: {
    heading: 'Window by window',
    lead: 'How much light gets through, and whether it’s legal.',
    light: 'Light through',
    bare: 'Bare glass. The law limits only film that’s added to it.',
    unknownGlass: 'Please enter the meter reading for this glass.',
    atTheCar: 'Not in any package. Settle it with your installer at the car.',
    /** One pane, for screen readers. */
    pane: (zone: string, film: string, light: string, verdict: string) =>
      `${zone}: ${film}, ${light} through, ${verdict}.`,
    barePane: (zone: string, light: string) => `${zone}: no film, ${light} through.`,
    unknownPane: (zone: string) => `${zone}: we don’t know the glass.`,
  },

  figures: {
    heading: 'What the film does',
    shade: 'Shade',
    where: 'On',
    heat: 'Heat kept out (TSER)',
    ultraviolet: 'UV blocked',
    glare: 'Glare cut',
    signal: 'Interferes with signals',
    signalClaims,
    saysTheMaker: (claim: string) => `${claim}, according to the manufacturer`,
    notPublished: 'not published',
    none: 'There’s no film on this car yet.',
    notes: [
      'TSER counts all of the sun’s energy and is the one figure to compare as heat. ≈ means interpolated between two values the manufacturer publishes.',
      'Measured by the manufacturers on typical glass, each for the shade as a whole.',
    ],
  },

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
    exemption: 'A shade here isn’t legal in Florida. To book it, you’ll need an exemption or a legal shade.',
    agreedAtCar:
      'Film on the strip or the roof isn’t in any package. It stays out of the booking; settle it with your installer at the car.',
  },

  second: {
    add: 'Compare a second look',
    remove: 'Back to one look',
    heading: 'B compared with A',
    same: 'Both looks are the same.',
    darkerCounts: 'If the manufacturer doesn’t say which glass a film was measured on, its darker reading counts.',
    light: (zone: string, count: number) =>
      `${zone}: B lets ${points(Math.abs(count))} ${count < 0 ? 'less' : 'more'} light through`,
    heat: (count: number) => `${points(Math.abs(count))} ${count < 0 ? 'less' : 'more'} heat kept out by TSER`,
    verdict: (zone: string, first: string, other: string) => `${zone}: A is ${first}, B is ${other}`,
    price: (difference: string, isMore: boolean) => `B costs ${difference} ${isMore ? 'more' : 'less'}`,
    time: (duration: string, isMore: boolean) => `B takes ${duration} ${isMore ? 'longer' : 'less'}`,
  },

  share: {
    heading: 'Share this look',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    refused: 'Your browser won’t let us copy. Here’s the link:',
    link: 'Link to this look',
    print: 'Print',
  },

  closing: {
    heading: 'Where the figures come from',
    text: 'From each film’s own table: measured on the manufacturer’s test glass, then calculated for yours.',
    comparison: 'All three films compared',
  },
} as const;
