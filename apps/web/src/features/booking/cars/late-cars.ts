import { importPatiently } from '@tintforge/app-base/late/patient-import';
import type { WizardDraft } from '@tintforge/booking-core';

type SeveralCars = typeof import('./several-cars');

let here: SeveralCars | undefined;
let fetching: Promise<void> | undefined;

async function keep(code: Promise<SeveralCars>): Promise<void> {
  here = await code;
}

/** Fetches the code of several cars, one file, and waits for the network as long as it takes (see `importPatiently`). */
export function fetchCars(): Promise<void> {
  fetching ??= keep(importPatiently(() => import('./several-cars')));
  return fetching;
}

/** The code of several cars; undefined until it is loaded. */
export function carsCode(): SeveralCars | undefined {
  return here;
}

/** The same for a draft of several cars, whose steps are shown once it is loaded; undefined for a single car. */
export function carsCodeOf({ otherCars }: Pick<WizardDraft, 'otherCars'>): SeveralCars | undefined {
  return otherCars.length === 0 ? undefined : here;
}
