import {
  emptyWizardState,
  parsePreselection,
  parseWizardState,
  type TintDraft,
  type VehicleType,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '@tintforge/booking-core';
import { catalogue, vehicleZones, wizardWords } from '@tintforge/content';
import { type Dispatch, useEffect, useReducer } from 'react';
import { preselectionKey, takeContact, takeLook } from '../../lib/preselection';
import { type KeptText, readJson, sessionStore, writeJson } from '../../lib/storage';
import { showToast } from '../../lib/toasts';

const stateKey = 'booking_wizard';

const reduce = wizardReducer(catalogue);

/** The wizard's state as the tab kept it, or a new one. `currentYear` is the year a new form shows for the car. */
export function restoredState(currentYear: number, storage: KeptText = sessionStore): WizardState {
  return parseWizardState(catalogue, readJson(storage, stateKey)) ?? emptyWizardState(currentYear);
}

/** The wizard's state and what changes it. Every change is kept in the tab, so that a reload loses nothing. */
export function useWizard(): { state: WizardState; dispatch: Dispatch<WizardAction> } {
  const [state, dispatch] = useReducer(reduce, new Date().getFullYear(), (year) => restoredState(year));

  useEffect(() => writeJson(sessionStore, stateKey, { step: state.step, draft: state.draft }), [state]);

  useEffect(() => {
    const stored = sessionStore.read(preselectionKey);
    if (stored === null) return;
    sessionStore.remove(preselectionKey);
    const contact = takeContact();
    const look = takeLook();
    const chosen = parsePreselection(catalogue, stored);
    if (chosen === undefined) return;
    dispatch({ type: 'preselect', ...chosen });
    if (look !== undefined) dispatch({ type: 'edit-tint', tint: lookOn(look, chosen.vehicleType) });
    if (contact !== undefined) dispatch({ type: 'edit', fields: contact });
    const { title, text } = wizardWords.toasts.packageSelected;
    const name = catalogue.packages.find((item) => item.id === chosen.packageId)?.name ?? chosen.packageId;
    showToast({ title, description: text(name) });
  }, []);

  return { state, dispatch };
}

/** What was chosen elsewhere, without glass that no package of this vehicle covers. Nothing left is nothing chosen. */
function lookOn({ shades, ...look }: TintDraft, vehicleType: VehicleType): TintDraft {
  const covered = Object.entries(shades ?? {}).filter(([zone]) =>
    vehicleZones[vehicleType].some((each) => each === zone),
  );
  return { ...look, shades: covered.length === 0 ? null : Object.fromEntries(covered) };
}
