import { type KeptText, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import { type Preselection, parseTintDraft, type TintDraft } from '@tintforge/booking-core';

/** Key in the tab's storage: the package that the wizard starts with (docs/product.md, Wizard steps). */
export const preselectionKey = 'selectedPackage';

/** Key in the tab's storage: the wizard's step, draft and order. */
export const wizardKey = 'booking_wizard';

const lookKey = 'booking_look';

const leftOutKey = 'booking_left_out';

/** Stores, for the wizard, a sentence for each part of an earlier booking that isn't in the draft it finds. */
export function leaveLeftOut(sentences: readonly string[], storage: KeptText = sessionStore): void {
  writeJson(storage, leftOutKey, sentences);
  storage.remove(lookKey);
}

/** Takes the sentences left for the wizard and removes them; none when there are none. */
export function takeLeftOut(storage: KeptText = sessionStore): string[] {
  const stored = readJson(storage, leftOutKey);
  storage.remove(leftOutKey);
  return Array.isArray(stored) && stored.every((each) => typeof each === 'string') ? stored : [];
}

/** Stores, for the wizard, a package and the shades chosen for it, along with their glass and car. */
export function leaveLook(
  { chosen, tint }: { chosen: Preselection; tint: TintDraft },
  storage: KeptText = sessionStore,
): void {
  writeJson(storage, preselectionKey, chosen);
  writeJson(storage, lookKey, tint);
  storage.remove(leftOutKey);
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
