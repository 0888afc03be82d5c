import type { CarCrewCount } from './cars/car-plan';
import type { Catalogue, FilmType, Package, VehicleType } from './catalogue';
import { offeredAddOns, offeredPackages } from './offer';
import type { Order } from './order';
import { regionOfZip } from './region';
import { type Site, unansweredSite } from './site';
import { emptyTint, type TintDraft } from './tint/tint-draft';

/** Everything that the wizard collects of one car. */
export interface CarDraft {
  vehicleType: VehicleType | null;
  packageId: string | null;
  addOnIds: string[];
  /** The car before the law, and the shades of the package's film zone by zone. */
  tint: TintDraft;
  vehicleYear: number | null;
  vehicleMake: string;
  vehicleModel: string;
}

/**
 * Everything that the wizard collects, under the names of the request. It may be wrong or unfinished; `missingFields`
 * lists what is. Its own car is the one at hand: beyond Extras the first.
 */
export interface WizardDraft extends CarDraft {
  /** The rest of the cars at the address, in order. Each has a vehicle type. */
  otherCars: CarDraft[];
  /** Place of the car at hand among all, 0 for the first. */
  carAt: number;
  /** Crews that work on several cars: one takes them back to back, two work at the same time. */
  crews: CarCrewCount;
  zip: string;
  /** `YYYY-MM-DD`, '' until chosen. */
  appointmentDate: string;
  /** `HH:mm`, '' until chosen. */
  appointmentTime: string;
  notes: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Where the cars will be parked. */
  address: { street: string; city: string };
  site: Site;
}

/** The fields that are typed or ticked freely; the others follow from choices. */
export type DraftFields = Omit<WizardDraft, 'vehicleType' | 'packageId' | 'addOnIds' | 'tint' | 'otherCars' | 'carAt'>;

/** A car of which nothing is said. */
export function emptyCar(): CarDraft {
  return {
    vehicleType: null,
    packageId: null,
    addOnIds: [],
    tint: emptyTint,
    vehicleYear: null,
    vehicleMake: '',
    vehicleModel: '',
  };
}

/** A draft with nothing in it. */
export function emptyDraft(): WizardDraft {
  return {
    ...emptyCar(),
    otherCars: [],
    carAt: 0,
    crews: 1,
    zip: '',
    appointmentDate: '',
    appointmentTime: '',
    notes: '',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    address: { street: '', city: '' },
    site: { ...unansweredSite },
  };
}

/** A car's package, provided that it is one of its vehicle and can be ordered; undefined otherwise. */
export function packageOfDraft(
  catalogue: Catalogue,
  draft: Pick<CarDraft, 'vehicleType' | 'packageId'>,
): Package | undefined {
  return offeredPackages(catalogue).find(
    (item) => item.id === draft.packageId && item.vehicleType === draft.vehicleType,
  );
}

/** A car as an order; undefined until vehicle and package are chosen. */
export function draftOrder({
  vehicleType,
  packageId,
  addOnIds,
}: Pick<CarDraft, 'vehicleType' | 'packageId' | 'addOnIds'>): Order | undefined {
  return vehicleType === null || packageId === null ? undefined : { vehicleType, packageId, addOnIds };
}

/** All cars of a draft, in order. */
export function carsOfDraft({ otherCars, carAt, ...draft }: WizardDraft): CarDraft[] {
  const { vehicleType, packageId, addOnIds, tint, vehicleYear, vehicleMake, vehicleModel } = draft;
  const car = { vehicleType, packageId, addOnIds, tint, vehicleYear, vehicleMake, vehicleModel };
  return otherCars.toSpliced(carAt, 0, car);
}

/**
 * The draft with these cars, one of them at hand. Of the others, those of which nothing was chosen go; a single car takes one
 * crew.
 */
export function withCars(draft: WizardDraft, cars: readonly CarDraft[], at: number): WizardDraft {
  const isChosen = ({ vehicleType }: CarDraft) => vehicleType !== null;
  const otherCars = cars.toSpliced(at, 1).filter(isChosen);
  return {
    ...draft,
    ...(cars[at] ?? emptyCar()),
    otherCars,
    carAt: cars.slice(0, at).filter(isChosen).length,
    crews: otherCars.length === 0 ? 1 : draft.crews,
  };
}

/**
 * The draft without references missing from the catalog: package of another vehicle, add-ons, shades of another film.
 */
export function reconcileDraft(catalogue: Catalogue, draft: WizardDraft): WizardDraft {
  const carAt = Math.max(0, Math.min(draft.carAt, draft.otherCars.length));
  const cars = carsOfDraft({ ...draft, carAt }).map((car) => reconcileCar(catalogue, car));
  return withCars(draft, cars, carAt);
}

function reconcileCar(catalogue: Catalogue, car: CarDraft): CarDraft {
  const chosen = packageOfDraft(catalogue, car);
  const addOnIds = offeredAddOns(catalogue).map((addOn) => addOn.id);
  return {
    ...car,
    packageId: chosen?.id ?? null,
    addOnIds: [...new Set(car.addOnIds)].filter((id) => addOnIds.includes(id)),
    tint: tintOfFilm(catalogue, car.tint, chosen?.filmType),
  };
}

/** The tint as it is while all its shades are of the film; without its shades otherwise. */
function tintOfFilm({ shades }: Catalogue, tint: TintDraft, filmType: FilmType | undefined): TintDraft {
  const isOfFilm = (shadeId: string) => shades.some((shade) => shade.id === shadeId && shade.filmType === filmType);
  if (tint.shades === null || (filmType !== undefined && Object.values(tint.shades).every(isOfFilm))) return tint;
  return { ...tint, shades: null };
}

/** The draft with fields changed. A ZIP of another region drops date and time, which that region's crews never offered. */
export function editDraft(catalogue: Catalogue, draft: WizardDraft, fields: Partial<DraftFields>): WizardDraft {
  const regionBefore = regionOfZip(catalogue, draft.zip);
  const regionAfter = regionOfZip(catalogue, fields.zip ?? draft.zip);
  const appointment = regionBefore?.id === regionAfter?.id ? {} : { appointmentDate: '', appointmentTime: '' };
  return { ...draft, ...appointment, ...fields };
}
