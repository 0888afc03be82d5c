import { describe, expect, test } from 'vitest';
import { testCatalogue } from './testing/catalogue';
import { finishedDraft } from './testing/drafts';
import { emptyTint } from './tint/tint-draft';
import { emptyDraft, type WizardDraft } from './wizard-draft';
import { missingFields, reachableStep, wizardSteps } from './wizard-steps';

test('the seven steps', () => {
  expect(wizardSteps).toEqual(['vehicle', 'package', 'extras', 'appointment', 'contact', 'review', 'payment']);
});

describe('what a step asks for', () => {
  test.each([
    [0, ['vehicleType']],
    [1, ['packageId']],
    [2, []],
    [3, ['zip', 'appointmentDate', 'appointmentTime']],
    [4, ['customerName', 'customerEmail', 'customerPhone', 'vehicleYear', 'vehicleMake', 'vehicleModel', 'address']],
    [5, []],
    [6, []],
    [7, []],
    [-1, []],
  ])('step %d of an empty draft: %j', (step, missing) => {
    expect(missingFields(testCatalogue, emptyDraft(), step)).toEqual(missing);
  });

  test('nothing of a finished draft', () => {
    for (const step of wizardSteps.keys()) expect(missingFields(testCatalogue, finishedDraft, step)).toEqual([]);
  });

  const cases: [number, keyof WizardDraft, Partial<WizardDraft>][] = [
    [0, 'vehicleType', { vehicleType: null }],
    [1, 'packageId', { packageId: null }],
    [1, 'packageId', { packageId: 'sedan-z' }],
    [1, 'packageId', { packageId: 'suv-a' }],
    [3, 'zip', { zip: '' }],
    [3, 'zip', { zip: '3360' }],
    [3, 'zip', { zip: '10001' }],
    [3, 'appointmentDate', { appointmentDate: '' }],
    [3, 'appointmentDate', { appointmentDate: '2026-02-30' }],
    [3, 'appointmentTime', { appointmentTime: '' }],
    [3, 'appointmentTime', { appointmentTime: '05:30' }],
    [4, 'customerName', { customerName: ' ' }],
    [4, 'customerEmail', { customerEmail: '' }],
    [4, 'customerPhone', { customerPhone: '' }],
    [4, 'vehicleYear', { vehicleYear: null }],
    [4, 'vehicleMake', { vehicleMake: '  ' }],
    [4, 'vehicleModel', { vehicleModel: '' }],
    [4, 'address', { address: { street: '', city: 'Tampa' } }],
    [4, 'address', { address: { street: '1 Sample Way', city: ' ' } }],
  ];
  test.each(cases)('step %d asks for %s after %j, and is as far as one gets', (step, field, change) => {
    const draft = { ...finishedDraft, ...change };
    expect(missingFields(testCatalogue, draft, step)).toEqual([field]);
    expect(reachableStep(testCatalogue, draft)).toBe(step);
  });
});

describe('how far one gets', () => {
  test.each([
    ['with nothing, Vehicle', emptyDraft(), 0],
    ['with a vehicle, Package', { ...emptyDraft(), vehicleType: 'sedan' }, 1],
    ['with a package, Appointment', { ...emptyDraft(), vehicleType: 'sedan', packageId: 'sedan-a' }, 3],
    ['with everything, Payment', finishedDraft, 6],
    ['with everything but the vehicle, Vehicle', { ...finishedDraft, vehicleType: null }, 0],
    ['without notes, shades and extras, Payment', { ...finishedDraft, notes: '', tint: emptyTint, addOnIds: [] }, 6],
  ] as [string, WizardDraft, number][])('%s', (_, draft, step) => {
    expect(reachableStep(testCatalogue, draft)).toBe(step);
  });
});
