import type { Catalogue, FilmType, Package, VehicleType } from './catalogue';
import { offeredAddOns, offeredPackages } from './offer';
import type { Order } from './order';
import { regionOfZip } from './region';
import { type Site, unansweredSite } from './site';
import { emptyTint, type TintDraft } from './tint/tint-draft';

/**
 * Everything that the wizard collects, under the names of the request. It may be wrong or unfinished; `missingFields`
 * lists what is.
 */
export interface WizardDraft {
  vehicleType: VehicleType | null;
  packageId: string | null;
  addOnIds: string[];
  /** The car before the law, and the shades of the package's film zone by zone. */
  tint: TintDraft;
  zip: string;
  /** `YYYY-MM-DD`, '' until chosen. */
  appointmentDate: string;
  /** `HH:mm`, '' until chosen. */
  appointmentTime: string;
  notes: string;
  vehicleYear: number | null;
  vehicleMake: string;
  vehicleModel: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Where the car will be parked. */
  address: { street: string; city: string };
  site: Site;
}

/** The fields that are typed or ticked freely; the others follow from choices. */
export type DraftFields = Omit<WizardDraft, 'vehicleType' | 'packageId' | 'addOnIds' | 'tint'>;

/** A draft with nothing in it. */
export function emptyDraft(): WizardDraft {
  return {
    vehicleType: null,
    packageId: null,
    addOnIds: [],
    tint: emptyTint,
    zip: '',
    appointmentDate: '',
    appointmentTime: '',
    notes: '',
    vehicleYear: null,
    vehicleMake: '',
    vehicleModel: '',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    address: { street: '', city: '' },
    site: { ...unansweredSite },
  };
}

/** The draft's package, provided that it is one of the draft's vehicle and can be ordered; undefined otherwise. */
export function packageOfDraft(catalogue: Catalogue, draft: WizardDraft): Package | undefined {
  return offeredPackages(catalogue).find(
    (item) => item.id === draft.packageId && item.vehicleType === draft.vehicleType,
  );
}

/** The draft as an order; undefined until vehicle and package are chosen. */
export function draftOrder({ vehicleType, packageId, addOnIds }: WizardDraft): Order | undefined {
  return vehicleType === null || packageId === null ? undefined : { vehicleType, packageId, addOnIds };
}

/**
 * The draft without references missing from the catalog: package of another vehicle, add-ons, shades of another film.
 */
export function reconcileDraft(catalogue: Catalogue, draft: WizardDraft): WizardDraft {
  const chosen = packageOfDraft(catalogue, draft);
  const addOnIds = offeredAddOns(catalogue).map((addOn) => addOn.id);
  return {
    ...draft,
    packageId: chosen?.id ?? null,
    addOnIds: [...new Set(draft.addOnIds)].filter((id) => addOnIds.includes(id)),
    tint: tintOfFilm(catalogue, draft.tint, chosen?.filmType),
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
