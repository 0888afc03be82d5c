import type { CommercialPage } from '@tintforge/content/page-shapes';

/** /services/commercial-tinting (the 30%, 80% and 99% are claims: docs/film.md of the repository, Claims). */
// @owner samples, photographs and data sheets that you promise
export const commercialPage = {
  hero: {
    heading: 'The same glass, fewer hot desks',
    lead: 'Film for offices, shops, hotels and restaurants on the Gulf coast. We work after hours, one floor at a time, and leave the glass where it is.',
    claims: ['Energy savings up to 30% on HVAC', '99% of ultraviolet light kept out', 'Installed while you’re closed'],
    claimsNote: {
      text: '30% and 99% are the manufacturer’s figures. What our films measure, shade by shade, is in',
      link: 'the measured table',
    },
    quote: 'Get a Free Quote',
    picture: 'A four-story office with a different film on each floor',
  },
  benefits: {
    heading: 'What the people inside notice',
    items: [
      {
        name: 'Energy savings',
        figure: 'up to 30%',
        text: 'on HVAC, according to the manufacturer. West and south glass saves the most. Ask us for an estimate for your building.',
      },
      {
        name: 'Glare',
        figure: 'blinds up',
        text: 'at three in the afternoon. Screens stay readable and the view stays in the room.',
      },
      {
        name: 'UV protection',
        figure: '99%',
        text: 'of ultraviolet light stays out, according to the manufacturer. Carpet, stock and wood by the window fade more slowly.',
      },
      {
        name: 'Aesthetics',
        figure: 'one tone',
        text: 'from street to roof. Panes replaced over the years match again, and clutter behind them disappears.',
      },
    ],
  },
  applications: {
    heading: 'Where it goes',
    lead: 'Drag the edge over the office to see what the film takes out.',
    offices: {
      name: 'Offices',
      text: 'Solar film on the sunny sides, clear film on the others, so that all floors look alike from outside.',
      picture: 'An office high above the bay',
      edge: 'Office: how much of the film is shown',
      before: 'bare glass',
      after: '20%',
    },
    others: [
      {
        id: 'retail',
        name: 'Retail',
        text: 'A light film over the whole front: goods stay in sight and keep their color.',
        picture: 'A café front with large panes and tables outside',
      },
      {
        id: 'hotels',
        name: 'Hotels and restaurants',
        text: 'Guests keep the sunset and the table by the window. Lobby and dining room are done between services.',
        picture: 'The lit entrance of a hotel at dusk',
      },
    ],
  },
  films: {
    heading: 'Four films for buildings',
    lead: 'Most buildings take two of them. We bring samples and hold them up to your glass.',
    items: [
      {
        name: 'Solar control',
        claim: 'up to 80% heat rejection',
        text: 'For glass that faces the sun. The darker the film, the more heat it turns away.',
      },
      {
        name: 'Security',
        text: 'A thick clear film that holds cracked glass in its frame. It has no Florida product approval for storms and isn’t sold as storm protection.',
      },
      {
        name: 'Decorative',
        text: 'Frost, stripes or your logo on meeting rooms and doors. It peels off when the lease ends.',
      },
      {
        name: 'Low-E',
        text: 'A nearly clear film that sends heat back to where it comes from: outside in August, inside in January.',
      },
    ],
    makerClaim: {
      text: '80% is the manufacturer’s figure for solar control.',
      link: 'Our measured ceramic table stops at 66%',
    },
  },
  quote: {
    heading: 'What we need for a quote',
    items: [
      'The street address, and the floors that get too hot',
      'Roughly how many windows, and how large the largest is',
      'Single- or double-pane; a photo of the edge is enough',
      'The hours when no one is in',
    ],
  },
  closing: {
    heading: 'Show us the sunny side',
    text: 'Tell us the address and which rooms no one wants. You’ll get a price per window and an after-hours date.',
    quote: 'Get a Free Quote',
  },
} as const satisfies CommercialPage;
