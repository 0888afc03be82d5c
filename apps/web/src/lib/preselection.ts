import { isRecord, type KeptText, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import { type DraftFields, type Preselection, parseTintDraft, type TintDraft } from '@tintforge/booking-core';

/** Key in the tab's storage: the package that the wizard starts with (docs/product.md, Wizard steps). */
export const preselectionKey = 'selectedPackage';

const contactKey = 'booking_contact';

const lookKey = 'booking_look';

const extrasKey = 'booking_extras';

const textFields = ['customerName', 'customerEmail', 'customerPhone', 'vehicleMake', 'vehicleModel', 'zip'] as const;

/** Customer, car and address of an earlier booking. */
export type KnownContact = Pick<DraftFields, (typeof textFields)[number] | 'address'> & { vehicleYear: number };

/** The part of an earlier booking that can be booked again. */
export interface EarlierOrder {
  chosen: Preselection;
  contact: KnownContact;
  addOnIds: readonly string[];
  tint?: TintDraft;
  /** A sentence for each part that can no longer be booked. */
  leftOut: readonly string[];
}

/** Stores what the wizard starts with: a package with extras and shades, and the fields of its forms. */
export function leaveSelection(
  { chosen, contact, addOnIds, tint, leftOut }: EarlierOrder,
  storage: KeptText = sessionStore,
): void {
  writeJson(storage, preselectionKey, chosen);
  writeJson(storage, contactKey, contact);
  writeJson(storage, extrasKey, { addOnIds, leftOut });
  if (tint === undefined) storage.remove(lookKey);
  else writeJson(storage, lookKey, tint);
}

/** Takes the extras left for the wizard and removes them; undefined when there are none. */
export function takeExtras(storage: KeptText = sessionStore): Pick<EarlierOrder, 'addOnIds' | 'leftOut'> | undefined {
  const stored = readJson(storage, extrasKey);
  storage.remove(extrasKey);
  if (!isRecord(stored) || !areTexts(stored.addOnIds) || !areTexts(stored.leftOut)) return undefined;
  return { addOnIds: stored.addOnIds, leftOut: stored.leftOut };
}

/** Takes the fields left for the wizard and removes them; undefined when there are none. */
export function takeContact(storage: KeptText = sessionStore): KnownContact | undefined {
  const stored = readJson(storage, contactKey);
  storage.remove(contactKey);
  return isContact(stored) ? stored : undefined;
}

/** Stores, for the wizard, a package and the shades chosen for it, along with their glass and car. */
export function leaveLook(
  { chosen, tint }: { chosen: Preselection; tint: TintDraft },
  storage: KeptText = sessionStore,
): void {
  writeJson(storage, preselectionKey, chosen);
  writeJson(storage, lookKey, tint);
}

/**
 * Takes the shades left for the wizard and removes them; undefined when there are none. They belong to the package that
 * was left with them.
 */
export function takeLook(storage: KeptText = sessionStore): TintDraft | undefined {
  const stored = readJson(storage, lookKey);
  storage.remove(lookKey);
  return parseTintDraft(stored);
}

function areTexts(stored: unknown): stored is string[] {
  return Array.isArray(stored) && stored.every((each) => typeof each === 'string');
}

function isContact(stored: unknown): stored is KnownContact {
  return (
    isRecord(stored) &&
    Number.isInteger(stored.vehicleYear) &&
    textFields.every((field) => typeof stored[field] === 'string') &&
    isRecord(stored.address) &&
    areTexts([stored.address.street, stored.address.city])
  );
}
