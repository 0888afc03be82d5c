import type { Body } from '@tintforge/tint-law';
import type { OpeningWeek, PrintedHours } from './opening-hours';
import type { GlassZone } from './tint/glass-zone';

/** ID of a vehicle type of the catalog. */
export type VehicleType = string;

/** A film of the catalog, by the name that customers read: "Carbon Film". */
export type FilmType = string;

/** The drawings that a vehicle type can have. */
export const vehicleDrawings = ['sedan', 'suv', 'truck', 'coupe'] as const;

/** One of {@link vehicleDrawings}. */
export type VehicleDrawing = (typeof vehicleDrawings)[number];

/** A type of vehicles with its own packages. */
export interface VehicleTypeEntry {
  /** Forever: bookings refer to it. */
  id: VehicleType;
  /** As customers read it: "SUV". */
  name: string;
  drawing: VehicleDrawing;
  /** The glass that its packages cover, from front to back. */
  zones: readonly GlassZone[];
  /** The body that such vehicles usually have, as laws sort them; `unknown` for a type that says nothing of it. */
  usualBody: Body;
}

/** One tint package for one vehicle type. */
export interface Package {
  id: string;
  vehicleType: VehicleType;
  /** With the vehicle, as on a bill: "Sedan Premium". */
  name: string;
  /** Without the vehicle, as on its card: "Premium". */
  tier: string;
  description: string;
  /** US cents, sales tax included. */
  priceCents: number;
  /** Working time at the car, travel not included. */
  minutes: number;
  features: readonly string[];
  /** Service codes, for reports. */
  services: readonly string[];
  filmType: FilmType;
  /** The package warranty, in words: "10-year warranty". */
  warranty: string;
  recommended: boolean;
  /** False: can't be ordered any more; bookings that have it keep it. True where it is absent. */
  isActive?: boolean;
}

/** The drawings of extras, by the extra that each was made for. */
export const addOnPictures = [
  'tint-removal',
  'ppf-hood',
  'ppf-bumper',
  'headlight-tinting',
  'ceramic-coating',
] as const;

/** One of {@link addOnPictures}. */
export type AddOnPicture = (typeof addOnPictures)[number];

/** Something added to any package. */
export interface AddOn {
  id: string;
  name: string;
  description: string;
  /** US cents, sales tax included. */
  priceCents: number;
  /** Working time at the car in addition to the package's. */
  minutes: number;
  features: readonly string[];
  /** A legal notice, where there is one. */
  notice?: string;
  recommended: boolean;
  picture?: AddOnPicture;
  /** False: can't be ordered any more; bookings that have it keep it. True where it is absent. */
  isActive?: boolean;
}

/** Shortest notice before the start of an appointment. */
export type LeadTime = { kind: 'minutes'; minutes: number } | { kind: 'next-working-day' };

/** A part of the coast with its own crews and phone line. */
export interface Region {
  id: string;
  name: string;
  phone: string;
  /** The places that its phone line is for, as lists of lines name them; the region's name where it is absent. */
  places?: string;
  /** The first three or four digits of the ZIP codes it serves, or whole codes. The longest one that fits decides. */
  zipPrefixes: readonly string[];
  /** Sales tax that its prices include, basis points: the state's, and the county's surtax. None is set where absent. */
  stateTaxBp?: number;
  surtaxBp?: number;
  leadTime: LeadTime;
  /** When its crews work, and which starts it offers. */
  week: OpeningWeek;
  /** Crews that a new installation begins with; afterward the database is the truth. */
  initialCrews: number;
}

/** One row of a film's table that a customer may choose: "Carbon 35". */
export interface Shade {
  /** Forever: bookings refer to it. */
  id: string;
  name: string;
  filmType: FilmType;
  /** Visible light transmitted, percent, as the film's table states it. */
  vltPercent: number;
}

/**
 * All that the shop sells and where, in the order in which it is shown. The content package has the first one, the shop
 * lays its own versions over it; the rules take it as an argument. IDs are forever, because bookings refer to them: what
 * is no longer sold is switched off.
 */
export interface Catalogue {
  /** In the order of the cards. The shop switches them off, and doesn't change them otherwise. */
  vehicleTypes: readonly VehicleTypeEntry[];
  /** From the lowest price tier to the highest. */
  filmTypes: readonly FilmType[];
  packages: readonly Package[];
  addOns: readonly AddOn[];
  regions: readonly Region[];
  shades: readonly Shade[];
  /** The hours that pages and emails print. */
  hours: PrintedHours;
  /** Minutes a crew needs after each job to reach the next. */
  travelMinutes: number;
  /** Vehicle types that are switched off, with all of their packages. None where it is absent. */
  inactiveVehicleTypes?: readonly VehicleType[];
  /** Films that are switched off, with all packages and shades of them. None where it is absent. */
  inactiveFilmTypes?: readonly FilmType[];
  /** One line above every page of the site: "Closed December 24 to January 1". None where it is absent. */
  notice?: string;
  /** True in a live shop: what its folder marks as a sample is neither shown nor judged by. */
  withoutSamples?: boolean;
}
