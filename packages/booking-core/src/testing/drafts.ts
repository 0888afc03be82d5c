import { emptyTint } from '../tint/tint-draft';
import { emptyDraft, type WizardDraft } from '../wizard-draft';

/** A draft that meets every requirement of the test catalogue. */
export const finishedDraft: WizardDraft = {
  ...emptyDraft(),
  vehicleType: 'sedan',
  packageId: 'sedan-a',
  addOnIds: ['hood'],
  tint: { ...emptyTint, shades: { 'front-sides': 'hybrid-35' } },
  zip: '33602',
  date: '2026-12-08',
  time: '09:00',
  notes: 'Gate 4411',
  vehicleYear: 2024,
  vehicleMake: 'Sample',
  vehicleModel: 'Crossover',
  name: 'Alex Demo',
  email: 'alex@tintforge.example',
  phone: '(813) 555-0142',
  street: '1200 Bayview Sample Dr',
  city: 'Tampa',
};
