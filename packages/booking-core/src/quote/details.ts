import type { VehicleType } from '../catalogue';
import type { SiteAnswer } from '../site';

/** Kinds of work that are quoted. */
export const quoteKinds = ['residential', 'commercial', 'ppf', 'fleet'] as const;

/** One of {@link quoteKinds}. */
export type QuoteKind = (typeof quoteKinds)[number];

/** The most rows of windows that a request can list. */
export const maxWindowRows = 40;
/** The same of vehicles. */
export const maxVehicleRows = 30;
/** The same of photos, staff's included. */
export const maxQuotePhotos = 12;
/** The most equal windows, or equal vehicles, that one row can count. */
export const maxRowCount = 500;
/** The longest side of a pane, inches. */
export const maxPaneInches = 600;

/** Direction that a window faces. */
export const sunSides = ['north', 'east', 'south', 'west', 'not-sure'] as const;

/** One of {@link sunSides}. */
export type SunSide = (typeof sunSides)[number];

/** Purposes of film on a building. */
export const glassGoals = ['heat', 'glare', 'fading', 'privacy', 'security', 'decorative'] as const;

/** One of {@link glassGoals}. */
export type GlassGoal = (typeof glassGoals)[number];

/** Panes of a building's windows. Double and low-E glass decide which film is safe on them. */
export const buildingGlasses = ['single', 'double', 'low-e', 'not-sure'] as const;

/** One of {@link buildingGlasses}. */
export type BuildingGlass = (typeof buildingGlasses)[number];

/** Access to the highest window. */
export const windowReaches = ['reach', 'ladder', 'lift'] as const;

/** One of {@link windowReaches}. */
export type WindowReach = (typeof windowReaches)[number];

/** Homes by who decides about their windows. */
export const homeTypes = ['house', 'condo'] as const;

/** One of {@link homeTypes}. */
export type HomeType = (typeof homeTypes)[number];

/** Coverage of a car by paint protection film. */
export const ppfCoverages = ['partial-front', 'full-front', 'full-vehicle', 'panels'] as const;

/** One of {@link ppfCoverages}. */
export type PpfCoverage = (typeof ppfCoverages)[number];

/** Panels of a car, front to back. */
export const carPanels = [
  'front-bumper',
  'headlights',
  'hood',
  'fenders',
  'mirrors',
  'pillars',
  'roof',
  'doors',
  'door-cups',
  'rockers',
  'quarter-panels',
  'trunk',
  'rear-bumper',
] as const;

/** One of {@link carPanels}. */
export type CarPanel = (typeof carPanels)[number];

/** Equal windows of a building. */
export interface WindowRow {
  room: string;
  count: number;
  /** Of one pane, inches; null for someone who isn't sure. */
  size: { widthInches: number; heightInches: number } | null;
  sun: SunSide;
}

/** A building's glass, in what homes and businesses have in common. */
export interface GlassDetails {
  windows: WindowRow[];
  goals: GlassGoal[];
  glass: BuildingGlass;
  oldFilm: SiteAnswer;
  reach: WindowReach;
}

/** Vehicles of one sort. */
export interface VehicleRow {
  type: VehicleType;
  count: number;
  /** Year, make and model as the customer writes them; may be empty. */
  model: string;
}

/** The customer’s answers about the work, by its kind. */
export type QuoteDetails =
  | (GlassDetails & { kind: 'residential'; home: HomeType; association: SiteAnswer })
  | (GlassDetails & {
      kind: 'commercial';
      /** Hours in which the crew can work, as the customer writes them; may be empty. */
      workHours: string;
      /** The building wants a certificate of insurance. */
      needsCertificate: boolean;
      /** Who opens on the day; may be empty. */
      siteContact: string;
    })
  | {
      kind: 'ppf';
      year: number;
      make: string;
      model: string;
      color: string;
      coverage: PpfCoverage;
      /** Empty unless the coverage is `panels`. */
      panels: CarPanel[];
      chips: SiteAnswer;
      repainted: SiteAnswer;
      /** A closed garage on site. */
      garage: SiteAnswer;
    }
  | {
      kind: 'fleet';
      vehicles: VehicleRow[];
      /** Package or shade as the customer writes it; may be empty. */
      wanted: string;
      /** Where the vehicles are, and when they are off the road; may be empty. */
      places: string;
      offRoad: string;
    };

/** Number of windows, vehicles or panels that a request is about; 1 for a car's coverage as a whole. */
export function countWork(details: QuoteDetails): number {
  switch (details.kind) {
    case 'residential':
    case 'commercial':
      return sumCounts(details.windows);
    case 'fleet':
      return sumCounts(details.vehicles);
    case 'ppf':
      return details.coverage === 'panels' ? details.panels.length : 1;
  }
}

function sumCounts(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
