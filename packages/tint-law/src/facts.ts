import type { LawZone } from './law-zone';

/** An answer that may be missing: `unknown` is a value, and never stands for one of the others. */
export type Known = 'yes' | 'no' | 'unknown';

/** Bodies of cars that laws name. */
export const bodies = [
  'sedan-type',
  'suv',
  'van',
  'minivan',
  'pickup',
  'truck',
  'bus',
  'motor-home',
  'limousine',
  'unknown',
] as const;

/** One of {@link bodies}. */
export type Body = (typeof bodies)[number];

/** The classes that a maker's federal label at the driver's door can name. */
export const federalLabels = ['passenger-car', 'mpv', 'truck', 'unknown'] as const;

/** One of {@link federalLabels}. */
export type FederalLabel = (typeof federalLabels)[number];

/** Facts of a car that laws rest on. */
export interface CarFacts {
  /** Built on a truck chassis, or with special features for occasional off-road use. */
  truckChassisOrOffRoad: Known;
  /** Designed to carry ten persons or fewer. */
  tenPersonsOrFewer: Known;
  body: Body;
  /** The class on the maker's federal label at the driver's door. */
  federalLabel: FederalLabel;
  modelYear: number | null;
  /** An outside mirror on both sides. */
  bothOutsideMirrors: Known;
  /** The AS-1 mark of the windshield. */
  as1Line: 'visible' | 'not-visible' | 'unknown';
}

/** The facts that a condition compares by value. */
export type AskedFact = Exclude<keyof CarFacts, 'modelYear'>;

/** A car of which nothing is known. */
export const unknownCar: CarFacts = {
  truckChassisOrOffRoad: 'unknown',
  tenPersonsOrFewer: 'unknown',
  body: 'unknown',
  federalLabel: 'unknown',
  modelYear: null,
  bothOutsideMirrors: 'unknown',
  as1Line: 'unknown',
};

/** The light of a film's table: `percent` of it passes through film and glass where the bare glass passes `onGlassPercent`. */
export interface FilmReading {
  /** Percent with at most one decimal. */
  percent: number;
  /** Percent of the table's glass; 100 where the table is of the film alone. */
  onGlassPercent: number;
}

/** Facts of a film that laws rest on. */
export interface FilmFacts {
  /** Every way to read its table; the darkest decides. */
  readings: readonly FilmReading[];
  /** Visible light reflected on the side without film, percent; absent where its maker publishes none. */
  reflectancePercent?: number;
  /** Its look from outside; absent where it is not known. */
  finish?: 'nonreflective' | 'reflective' | 'mirror';
  /** A color by name, `neutral` for none; absent where it is not known. */
  color?: string;
  /** Clear, without any tint. */
  isClear?: boolean;
  /** Layers on the glass; absent where they are not known. */
  layers?: number;
  /** Its reach down from the upper edge, inches, or the whole pane; absent where it is not known. */
  depth?: number | 'whole-pane';
  /** It ends above the AS-1 line; absent where it is not known. */
  isAboveAs1?: boolean;
}

/** A film on a pane of a car. */
export interface FilmedPane {
  zone: LawZone;
  car: CarFacts;
  film: FilmFacts;
  /** Light through the bare glass, percent; absent where it is not known. */
  glassPercent?: number;
  /** A meter's reading of this pane with its film, percent: it overrides what the tables forecast. */
  meteredPercent?: number;
  /** Light through the other panes as they will be, film included, percent; a zone that is absent is not known. */
  otherPanes?: Readonly<Partial<Record<LawZone, number>>>;
}
