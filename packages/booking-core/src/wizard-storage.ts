import { mostCars } from './cars/car-plan';
import type { Catalogue, VehicleType } from './catalogue';
import { offeredPackages } from './offer';
import { parseSite } from './site';
import { parseTintDraft } from './tint/parse-tint-draft';
import { reconcileState, type WizardState } from './wizard';
import type { CarDraft, WizardDraft } from './wizard-draft';

/** A vehicle with one of its packages, chosen before the wizard opened. */
export interface Preselection {
  vehicleType: VehicleType;
  packageId: string;
}

const textFields = [
  'zip',
  'appointmentDate',
  'appointmentTime',
  'notes',
  'customerName',
  'customerEmail',
  'customerPhone',
] as const satisfies readonly (keyof WizardDraft)[];

/**
 * Parses a wizard state from session storage (JSON already parsed), consistent with the catalog; undefined when it is
 * none. Never throws.
 */
export function parseWizardState(catalogue: Catalogue, stored: unknown): WizardState | undefined {
  if (!isRecord(stored) || !isWholeNumber(stored.step) || !isRecord(stored.draft)) return undefined;
  const draft = withNamesOfToday(stored.draft);
  if (!isDraft(catalogue, draft)) return undefined;
  const site = parseSite(draft.site);
  const car = parseCar(draft);
  const others = draft.otherCars.map(parseCar);
  const otherCars = others.filter((each) => each !== undefined);
  if (site === undefined || car === undefined || otherCars.length < others.length) return undefined;
  return reconcileState(catalogue, { step: stored.step, draft: { ...draft, ...car, otherCars, site }, missing: [] });
}

function parseCar<Car extends StoredCar>({ tint, ...car }: Car): (Omit<Car, 'tint'> & CarDraft) | undefined {
  const parsed = parseTintDraft(tint);
  return parsed && { ...car, tint: parsed };
}

/**
 * Typed text outlives an update of the site: until November 2026 a draft's fields had shorter names than the request's.
 */
function withNamesOfToday({ date, time, name, email, phone, street, city, ...draft }: Fields): Fields {
  return {
    appointmentDate: date,
    appointmentTime: time,
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    address: { street, city },
    // A draft had one car.
    otherCars: [],
    carAt: 0,
    crews: 1,
    ...draft,
  };
}

/**
 * The text under the key `selectedPackage` → a vehicle and one of its packages; undefined when there is none or it is
 * not sold. It is JSON of the package as the catalog has it, of its id, or of both (`{ vehicleType, packageId, package }`),
 * or the bare id. What it says twice has to agree. Never throws.
 */
export function parsePreselection(catalogue: Catalogue, text: string | null): Preselection | undefined {
  const stored = parseJson(text ?? '') ?? text;
  const parts = isRecord(stored) ? [stored, stored.package, stored.selectedPackage] : [stored];
  const ids = parts.flatMap((part) => (isRecord(part) ? [part.packageId, part.id] : part)).filter(isNamed);
  const types = parts.map((part) => (isRecord(part) ? part.vehicleType : undefined)).filter(isNamed);
  const chosen = offeredPackages(catalogue).find(({ id }) => id === ids[0]);
  if (chosen === undefined || ids.some((id) => id !== chosen.id)) return undefined;
  const { id: packageId, vehicleType } = chosen;
  return types.every((type) => type === vehicleType) ? { vehicleType, packageId } : undefined;
}

function isNamed(value: unknown): boolean {
  return value !== undefined && value !== null;
}

type Fields = Readonly<Record<string, unknown>>;

/** A stored car, whose answers about the glass may be from an earlier version. */
type StoredCar = Omit<CarDraft, 'tint'> & { tint: unknown };

/** A stored draft, whose answers about the place may be as well. */
type StoredDraft = Omit<WizardDraft, 'site' | 'tint' | 'otherCars'> &
  StoredCar & { site: unknown; otherCars: StoredCar[] };

function isDraft(catalogue: Catalogue, stored: Fields): stored is Fields & StoredDraft {
  return (
    isCar(catalogue, stored) &&
    Array.isArray(stored.otherCars) &&
    stored.otherCars.length < mostCars &&
    stored.otherCars.every((car) => isRecord(car) && isCar(catalogue, car)) &&
    isWholeNumber(stored.carAt) &&
    (stored.crews === 1 || stored.crews === 2) &&
    textFields.every((field) => typeof stored[field] === 'string') &&
    isRecord(stored.address) &&
    typeof stored.address.street === 'string' &&
    typeof stored.address.city === 'string' &&
    'site' in stored
  );
}

function isCar({ vehicleTypes }: Catalogue, stored: Fields): stored is Fields & StoredCar {
  return (
    (stored.vehicleType === null || vehicleTypes.some(({ id }) => id === stored.vehicleType)) &&
    (stored.packageId === null || typeof stored.packageId === 'string') &&
    Array.isArray(stored.addOnIds) &&
    stored.addOnIds.every((id) => typeof id === 'string') &&
    (stored.vehicleYear === null || isWholeNumber(stored.vehicleYear)) &&
    typeof stored.vehicleMake === 'string' &&
    typeof stored.vehicleModel === 'string' &&
    'tint' in stored
  );
}

function isWholeNumber(value: unknown): value is number {
  return Number.isInteger(value);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
