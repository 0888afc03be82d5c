import { isCalendarDate } from './calendar';
import type { Catalogue } from './catalogue';
import { regionOfZip } from './region';
import { isStartTime } from './start-times';
import { planOfDraft } from './wizard-cars';
import { type CarDraft, packageOfDraft, type WizardDraft } from './wizard-draft';

/** The seven steps; a step is its index, 0–6. */
export const wizardSteps = ['vehicle', 'package', 'extras', 'appointment', 'contact', 'review', 'payment'] as const;

/** One of {@link wizardSteps}. */
export type WizardStep = (typeof wizardSteps)[number];

/** Index of the last step. */
export const lastStep = wizardSteps.length - 1;

const carTexts = ['vehicleYear', 'vehicleMake', 'vehicleModel'] as const;
const contactTexts = ['customerName', 'customerEmail', 'customerPhone', ...carTexts] as const;

type Requirement = (catalogue: Catalogue, draft: WizardDraft) => readonly (keyof WizardDraft)[];

const requirements: Readonly<Record<WizardStep, Requirement>> = {
  vehicle: (_, draft) => (draft.vehicleType === null ? ['vehicleType'] : []),
  package: (catalogue, draft) => (packageOfDraft(catalogue, draft) === undefined ? ['packageId'] : []),
  extras: () => [],
  appointment: (catalogue, draft) => [
    ...(regionOfZip(catalogue, draft.zip) === undefined ? (['zip'] as const) : []),
    ...(draft.otherCars.length === 0 || planOfDraft(catalogue, draft)?.ok === true ? [] : (['crews'] as const)),
    ...(isCalendarDate(draft.appointmentDate) ? [] : (['appointmentDate'] as const)),
    ...(isStartTime(draft.appointmentTime) ? [] : (['appointmentTime'] as const)),
  ],
  contact: (_, draft) => [
    ...contactTexts.filter((field) => isBlank(draft[field])),
    ...(draft.otherCars.some(lacksText) ? (['otherCars'] as const) : []),
    ...(Object.values(draft.address).some(isBlank) ? (['address'] as const) : []),
  ],
  review: () => [],
  payment: () => [],
};

function isBlank(value: string | number | null): boolean {
  return String(value ?? '').trim() === '';
}

function lacksText(car: CarDraft): boolean {
  return carTexts.some((field) => isBlank(car[field]));
}

/** The fields that keep the customer on a step, in the order of the form; empty when its requirement is met. */
export function missingFields(catalogue: Catalogue, draft: WizardDraft, step: number): readonly (keyof WizardDraft)[] {
  const name = wizardSteps[step];
  return name === undefined ? [] : requirements[name](catalogue, draft);
}

/** The furthest step whose earlier requirements are all met. */
export function reachableStep(catalogue: Catalogue, draft: WizardDraft): number {
  const blocked = wizardSteps.findIndex((_, step) => missingFields(catalogue, draft, step).length > 0);
  return blocked === -1 ? lastStep : blocked;
}
