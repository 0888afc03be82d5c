import {
  type BuildingGlass,
  type CarPanel,
  countWork,
  type GlassDetails,
  type GlassGoal,
  type HomeType,
  type PpfCoverage,
  type QuoteDetails,
  type QuoteKind,
  type SiteAnswer,
  type SunSide,
  type WindowReach,
} from '@tintforge/booking-core';
import { vehicleTypeOf } from './vehicle-types';

const answers: Readonly<Record<SiteAnswer, string>> = { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' };

const kinds: Readonly<Record<QuoteKind, string>> = {
  residential: 'Home',
  commercial: 'Business',
  ppf: 'Full PPF',
  fleet: 'Several cars',
};

const suns: Readonly<Record<SunSide, string>> = {
  north: 'North',
  east: 'East, morning sun',
  south: 'South',
  west: 'West, afternoon sun',
  'not-sure': 'Not sure',
};

const goals: Readonly<Record<GlassGoal, string>> = {
  heat: 'Less heat',
  glare: 'Less glare',
  fading: 'Less fading',
  privacy: 'Privacy',
  security: 'Security',
  decorative: 'Decorative film',
};

const glasses: Readonly<Record<BuildingGlass, string>> = {
  single: 'Single pane',
  double: 'Double pane',
  'low-e': 'Low-E',
  'not-sure': 'Not sure',
};

const reaches: Readonly<Record<WindowReach, string>> = {
  reach: 'Within reach',
  ladder: 'With a ladder',
  lift: 'With a lift',
};

const homes: Readonly<Record<HomeType, string>> = { house: 'House', condo: 'Condo' };

const coverages: Readonly<Record<PpfCoverage, string>> = {
  'partial-front': 'Partial Front',
  'full-front': 'Full Front',
  'full-vehicle': 'Full Vehicle',
  panels: 'Panels I choose',
};

const panels: Readonly<Record<CarPanel, string>> = {
  'front-bumper': 'Front bumper',
  headlights: 'Headlights',
  hood: 'Hood',
  fenders: 'Front fenders',
  mirrors: 'Mirrors',
  pillars: 'Windshield pillars',
  roof: 'Roof',
  doors: 'Doors',
  'door-cups': 'Door cups',
  rockers: 'Rocker panels',
  'quarter-panels': 'Rear quarter panels',
  trunk: 'Trunk or tailgate',
  'rear-bumper': 'Rear bumper',
};

/** Labels of a request, by its fields. */
const fields = {
  windows: 'Windows',
  goals: 'What film should do',
  glass: 'Glass',
  oldFilm: 'Old film on the glass',
  reach: 'Highest window',
  home: 'Home',
  association: 'Homeowners association',
  workHours: 'Hours we can work',
  certificate: 'Certificate of insurance',
  siteContact: 'Contact on site',
  car: 'Car',
  color: 'Color',
  coverage: 'Coverage',
  chips: 'Stone chips',
  repainted: 'Repainted panels',
  garage: 'Closed garage on site',
  vehicles: 'Vehicles',
  wanted: 'Package or shade',
  places: 'Where they are',
  offRoad: 'When they’re off the road',
} as const;

/** A name and its lines. */
export interface QuoteFact {
  name: string;
  lines: string[];
}

/** Words of quotes that the site, the office and emails share. */
export const quoteWords = {
  kinds,
  answers,
  suns,
  goals,
  glasses,
  reaches,
  homes,
  coverages,
  panels,
  fields,
  /** Where the customer chose or typed nothing. */
  none: 'Not specified',
  needed: 'Needed',
  notNeeded: 'Not needed',
} as const;

/** The size of a request in words: "14 windows". */
export function quoteSize(details: QuoteDetails): string {
  const count = countWork(details);
  const of = (one: string, other: string) => `${count} ${count === 1 ? one : other}`;
  switch (details.kind) {
    case 'residential':
    case 'commercial':
      return of('window', 'windows');
    case 'fleet':
      return of('vehicle', 'vehicles');
    case 'ppf':
      return details.coverage === 'panels' ? of('panel', 'panels') : coverages[details.coverage];
  }
}

/** A request’s answers about the work, in the order of its form. */
export function quoteFacts(details: QuoteDetails): QuoteFact[] {
  switch (details.kind) {
    case 'residential':
      return [
        ...glassFacts(details),
        fact(fields.home, homes[details.home]),
        fact(fields.association, answers[details.association]),
      ];
    case 'commercial':
      return [
        ...glassFacts(details),
        fact(fields.workHours, details.workHours),
        fact(fields.certificate, details.needsCertificate ? quoteWords.needed : quoteWords.notNeeded),
        fact(fields.siteContact, details.siteContact),
      ];
    case 'ppf':
      return [
        fact(fields.car, `${details.year} ${details.make} ${details.model}`),
        fact(fields.color, details.color),
        fact(fields.coverage, coverages[details.coverage], ...details.panels.map((panel) => panels[panel])),
        fact(fields.chips, answers[details.chips]),
        fact(fields.repainted, answers[details.repainted]),
        fact(fields.garage, answers[details.garage]),
      ];
    case 'fleet':
      return [
        fact(
          fields.vehicles,
          ...details.vehicles.map(({ type, count, model }) =>
            [`${count} × ${vehicleTypeOf(type).name}`, model].filter((part) => part !== '').join(', '),
          ),
        ),
        fact(fields.wanted, details.wanted),
        fact(fields.places, details.places),
        fact(fields.offRoad, details.offRoad),
      ];
  }
}

function glassFacts({ windows, goals: chosen, glass, oldFilm, reach }: GlassDetails): QuoteFact[] {
  const lines = windows.map(({ room, count, size, sun }) => {
    const measure = size === null ? 'size not sure' : `${size.widthInches} × ${size.heightInches} in`;
    return `${count} × ${room}, ${measure}, ${sun === 'not-sure' ? 'side not sure' : suns[sun].toLowerCase()}`;
  });
  return [
    fact(fields.windows, ...lines),
    fact(fields.goals, ...chosen.map((goal) => goals[goal])),
    fact(fields.glass, glasses[glass]),
    fact(fields.oldFilm, answers[oldFilm]),
    fact(fields.reach, reaches[reach]),
  ];
}

function fact(name: string, ...lines: string[]): QuoteFact {
  const given = lines.filter((line) => line !== '');
  return { name, lines: given.length === 0 ? [quoteWords.none] : given };
}
