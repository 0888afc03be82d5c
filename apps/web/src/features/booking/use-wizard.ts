import { isRecord, type KeptText, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import { showToast } from '@tintforge/app-base/toasts/toasts';
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
import { catalogue, vehicleTypeOf, wizardWords } from '@tintforge/content';
import { type Dispatch, useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { bookingOfOrder } from '../../lib/booking-tokens';
import { preselectionKey, takeLeftOut, takeLook, wizardKey } from '../../lib/preselection';
import { rememberZip } from '../../lib/zip-region';
import { createHoldStorage } from './hold/hold-storage';
import type { WizardPlace } from './use-step-history';

const reduce = wizardReducer(catalogue);

/** The wizard's state as stored in the tab, or a new one. */
export function restoredState(storage: KeptText = sessionStore): WizardState {
  return parseWizardState(catalogue, readJson(storage, wizardKey)) ?? emptyWizardState();
}

/**
 * ID of the order in the tab's storage, or a new one. A paid order is forgotten, even if another tab paid it: it can no
 * longer be edited here.
 */
export function restoredOrderId(storage: KeptText = sessionStore): string {
  const stored = readJson(storage, wizardKey);
  const orderId = isRecord(stored) && typeof stored.orderId === 'string' ? stored.orderId : undefined;
  if (orderId !== undefined && bookingOfOrder({ orderId, now: Date.now() }) === undefined) return orderId;
  if (orderId !== undefined) forgetOrder(storage);
  return crypto.randomUUID();
}

/** Clears the draft and its hold: the order is paid. */
export function forgetOrder(storage: KeptText = sessionStore): void {
  storage.remove(wizardKey);
  createHoldStorage(storage).forget();
}

/** Reads the tab's storage without removing what is there. */
const unchanged: KeptText = { ...sessionStore, remove: () => {} };

/** The restored state plus the choices made elsewhere, so that the wizard's first render is correct. */
function openingState(): WizardState {
  const restored = restoredState();
  const chosen = parsePreselection(catalogue, sessionStore.read(preselectionKey));
  if (chosen === undefined) return restored;
  const look = takeLook(unchanged);
  const actions: WizardAction[] = [
    { type: 'preselect', ...chosen },
    ...(look === undefined ? [] : [{ type: 'edit-tint', tint: lookOn(look, chosen.vehicleType) } as const]),
  ];
  return actions.reduce(reduce, restored);
}

/**
 * The wizard's state and its dispatch. Every change is stored in the tab, so that a reload loses nothing. `onLeftOut`
 * receives a sentence for each item of an earlier booking that can't be booked again.
 */
export function useWizard(onLeftOut: (sentences: readonly string[]) => void): {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  /** Shows a place, or the nearest one possible; returns it. */
  goTo: (place: WizardPlace) => WizardPlace;
  orderId: string;
} {
  const [orderId] = useState(() => restoredOrderId());
  const [state, dispatch] = useReducer(reduce, undefined, openingState);

  useEffect(
    () => writeJson(sessionStore, wizardKey, { step: state.step, draft: state.draft, orderId }),
    [state, orderId],
  );

  useEffect(() => rememberZip(state.draft.zip), [state.draft.zip]);

  const leaveOut = useEffectEvent(onLeftOut);
  useEffect(() => {
    const stored = sessionStore.read(preselectionKey);
    if (stored === null) return;
    sessionStore.remove(preselectionKey);
    takeLook();
    const leftOut = takeLeftOut();
    if (leftOut.length > 0) leaveOut(leftOut);
    const chosen = parsePreselection(catalogue, stored);
    if (chosen === undefined) return;
    const { title, text } = wizardWords.toasts.packageSelected;
    const name = catalogue.packages.find((item) => item.id === chosen.packageId)?.name ?? chosen.packageId;
    showToast({ title, description: text(name) });
  }, []);

  const goTo = useCallback(
    (place: WizardPlace) => {
      const action = { type: 'go-to', ...place } as const;
      dispatch(action);
      const { step, draft } = reduce(state, action);
      return { step, car: draft.carAt };
    },
    [state],
  );

  return { state, dispatch, goTo, orderId };
}

/** The shades chosen elsewhere, on the glass that this vehicle's packages cover; null when none remain. */
function lookOn({ shades, ...look }: TintDraft, vehicleType: VehicleType): TintDraft {
  const covered = Object.entries(shades ?? {}).filter(([zone]) =>
    vehicleTypeOf(vehicleType).zones.some((each) => each === zone),
  );
  return { ...look, shades: covered.length === 0 ? null : Object.fromEntries(covered) };
}
