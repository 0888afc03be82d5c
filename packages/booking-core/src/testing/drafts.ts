import { emptyTint } from '../tint/tint-draft';
import { emptyDraft, type WizardDraft } from '../wizard-draft';

/** A draft that meets every requirement of the test catalog. */
export const finishedDraft: WizardDraft = {
  ...emptyDraft(),
  vehicleType: 'sedan',
  packageId: 'sedan-a',
  addOnIds: ['hood'],
  tint: { ...emptyTint, shades: { 'front-sides': 'hybrid-35' } },
  zip: '33602',
  appointmentDate: '2026-12-08',
  appointmentTime: '09:00',
  notes: 'Gate 4411',
  vehicleYear: 2024,
  vehicleMake: 'Sample',
  vehicleModel: 'Crossover',
  customerName: 'Alex Demo',
  customerEmail: 'alex@tintforge.example',
  customerPhone: '(813) 555-0142',
  address: { street: '1200 Bayview Sample Dr', city: 'Tampa' },
};
