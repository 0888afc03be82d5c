import type { CarCrewCount } from './cars/car-plan';
import type { Catalogue, VehicleType } from './catalogue';
import type { TintDraft } from './tint/tint-draft';
import { addCar, type CarFields, describeCar, insertCar, removeCar, turnToCar, unfinishedCar } from './wizard-cars';
import {
  type CarDraft,
  type DraftFields,
  editDraft,
  emptyDraft,
  packageOfDraft,
  reconcileDraft,
  type WizardDraft,
} from './wizard-draft';
import { lastStep, missingFields, reachableStep, wizardSteps } from './wizard-steps';

/** The current step and the customer's entries. */
export interface WizardState {
  /** Index into `wizardSteps`. */
  step: number;
  draft: WizardDraft;
  /** Fields that a refused 'next' requires; empty otherwise. */
  missing: readonly (keyof WizardDraft)[];
}

/** Everything that can happen in the wizard. */
export type WizardAction =
  | { type: 'pick-vehicle'; vehicleType: VehicleType }
  | { type: 'pick-package'; packageId: string }
  | { type: 'toggle-add-on'; addOnId: string }
  | { type: 'edit-tint'; tint: Partial<TintDraft> }
  | { type: 'edit'; fields: Partial<DraftFields> }
  | { type: 'next' }
  | { type: 'back' }
  /** With a car, by its place, it comes to hand. */
  | { type: 'go-to'; step: number; car?: number }
  | { type: 'add-car' }
  | { type: 'remove-car'; car: number }
  /** A removed car comes back to its place, and the crews that were chosen with it. */
  | { type: 'return-car'; car: number; removed: CarDraft; crews: CarCrewCount }
  | { type: 'describe-car'; car: number; fields: Partial<CarFields> }
  /** With add-ons, they replace the draft's. */
  | { type: 'preselect'; vehicleType: VehicleType; packageId: string; addOnIds?: readonly string[] }
  | { type: 'start-taken' }
  | { type: 'cancel-payment' }
  | { type: 'restore'; state: WizardState }
  | { type: 'reset' };

const stepOf = {
  package: wizardSteps.indexOf('package'),
  extras: wizardSteps.indexOf('extras'),
  appointment: wizardSteps.indexOf('appointment'),
  review: wizardSteps.indexOf('review'),
};

/** The wizard as it opens. */
export function emptyWizardState(): WizardState {
  return { step: 0, draft: emptyDraft(), missing: [] };
}

/**
 * A state made consistent: unknown ids dropped, and no step shown whose earlier requirements fail. Beyond Extras each car is
 * finished, else the first that isn't comes to hand.
 */
export function reconcileState(catalogue: Catalogue, state: WizardState): WizardState {
  const draft = reconcileDraft(catalogue, state.draft);
  const wanted = Math.max(0, Math.min(Math.trunc(state.step) || 0, lastStep));
  const atHand = wanted > stepOf.extras ? turnToCar(draft, unfinishedCar(catalogue, draft) ?? 0) : draft;
  return { step: Math.min(wanted, reachableStep(catalogue, atHand)), draft: atHand, missing: state.missing };
}

/** The wizard's reducer over one catalog. After any action, the new state is one that `reconcileState` leaves alone. */
export function wizardReducer(catalogue: Catalogue): (state: WizardState, action: WizardAction) => WizardState {
  return (state, action) => reconcileState(catalogue, { ...state, missing: [], ...change(catalogue, state, action) });
}

/** Changes of an action, before the result is made consistent. */
function change(catalogue: Catalogue, { step, draft }: WizardState, action: WizardAction): Partial<WizardState> {
  switch (action.type) {
    case 'pick-vehicle':
      // A package of the former vehicle falls away, and its shades with it, when the state is made consistent.
      return { step: stepOf.package, draft: { ...draft, vehicleType: action.vehicleType } };
    case 'pick-package':
      return choosePackage(catalogue, { ...draft, packageId: action.packageId });
    case 'preselect':
      return choosePackage(catalogue, {
        ...draft,
        vehicleType: action.vehicleType,
        packageId: action.packageId,
        addOnIds: [...(action.addOnIds ?? draft.addOnIds)],
      });
    case 'toggle-add-on':
      return { draft: { ...draft, addOnIds: toggled(draft.addOnIds, action.addOnId) } };
    case 'edit-tint':
      return { draft: { ...draft, tint: { ...draft.tint, ...action.tint } } };
    case 'edit':
      return { draft: editDraft(catalogue, draft, action.fields) };
    case 'next': {
      const missing = missingFields(catalogue, draft, step);
      return missing.length > 0 ? { missing } : { step: step + 1 };
    }
    case 'back':
      return { step: step - 1 };
    case 'go-to':
      return { step: action.step, draft: action.car === undefined ? draft : turnToCar(draft, action.car) };
    case 'add-car':
      return { step: 0, draft: addCar(draft) };
    case 'remove-car':
      // Continues with the next car, or the new last one.
      return {
        step: action.car === draft.carAt ? Math.max(step, stepOf.extras) : step,
        draft: removeCar(draft, action.car),
      };
    case 'return-car':
      return { draft: { ...insertCar(draft, action.car, action.removed), crews: action.crews } };
    case 'describe-car':
      return { draft: describeCar(draft, action.car, action.fields) };
    case 'start-taken':
      return { step: stepOf.appointment, draft: { ...draft, appointmentTime: '' } };
    case 'cancel-payment':
      return { step: stepOf.review };
    case 'restore':
      return { step: action.state.step, draft: action.state.draft };
    case 'reset':
      return emptyWizardState();
  }
}

/** On to Extras with a package of the draft's vehicle; nothing changes with any other. */
function choosePackage(catalogue: Catalogue, draft: WizardDraft): Partial<WizardState> {
  return packageOfDraft(catalogue, draft) === undefined ? {} : { step: stepOf.extras, draft };
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
