import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testCatalogue } from './testing/catalogue';
import { finishedDraft } from './testing/drafts';
import { emptyWizardState } from './wizard';
import { parsePreselection, parseWizardState } from './wizard-storage';

const kept = { step: 5, draft: finishedDraft, missing: [] };

describe('a kept state', () => {
  test.each([emptyWizardState(), kept])('comes back as it was', (state) => {
    expect(parseWizardState(testCatalogue, JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test('forgets what was missing', () => {
    expect(parseWizardState(testCatalogue, { ...kept, missing: ['customerName'] })).toEqual(kept);
  });

  test('is brought back to what is sold and reachable', () => {
    const stale = { ...kept, step: 6, draft: { ...finishedDraft, packageId: 'sedan-z', addOnIds: ['polish'] } };
    expect(parseWizardState(testCatalogue, stale)).toEqual({
      step: 1,
      draft: { ...finishedDraft, packageId: null, tint: { ...finishedDraft.tint, shades: null }, addOnIds: [] },
      missing: [],
    });
  });

  test.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { step: 5 },
    { draft: finishedDraft },
    { step: '5', draft: finishedDraft },
    { step: 1.5, draft: finishedDraft },
    { step: 5, draft: null },
    { step: 5, draft: [] },
  ])('is none: %j', (stored) => {
    expect(parseWizardState(testCatalogue, stored)).toBeUndefined();
  });

  test.each([
    { vehicleType: 'van' },
    { vehicleType: undefined },
    { packageId: 7 },
    { addOnIds: 'hood' },
    { addOnIds: [7] },
    { tint: null },
    { tint: { ...finishedDraft.tint, registeredIn: 'abroad' } },
    { vehicleYear: '2024' },
    { vehicleYear: 2024.5 },
    { zip: 33602 },
    { appointmentDate: null },
    { notes: undefined },
    { customerEmail: [] },
    { address: null },
    { address: { street: '1 Sample Way' } },
    { site: null },
    { site: { garage: 'perhaps', shade: null, power: null } },
    { site: [] },
  ])('is none with %j in its draft', (change) => {
    expect(parseWizardState(testCatalogue, { ...kept, draft: { ...finishedDraft, ...change } })).toBeUndefined();
  });

  test('of an earlier version keeps what was ticked, and an empty box is no answer', () => {
    const ticked = { ...finishedDraft, site: { garage: true, shade: false, power: true } };
    expect(parseWizardState(testCatalogue, { ...kept, draft: ticked })?.draft.site).toEqual({
      garage: 'yes',
      shade: null,
      power: 'yes',
    });
  });

  test('of an earlier version comes back under the names of today, and of the earlier ones nothing stays', () => {
    const { appointmentDate, appointmentTime, customerName, customerEmail, customerPhone, address, ...same } =
      finishedDraft;
    const earlier = {
      ...same,
      ...{ date: appointmentDate, time: appointmentTime, street: address.street, city: address.city },
      ...{ name: customerName, email: customerEmail, phone: customerPhone },
    };
    expect(parseWizardState(testCatalogue, { ...kept, draft: earlier })).toEqual(kept);
  });

  test('of a time when a draft had one car has one', () => {
    const { otherCars, carAt, crews, ...earlier } = finishedDraft;
    expect(parseWizardState(testCatalogue, { ...kept, draft: earlier })).toEqual(kept);
  });

  test('with any other field missing is none', () => {
    const { otherCars, carAt, crews, ...required } = finishedDraft;
    for (const field of Object.keys(required)) {
      const draft = Object.fromEntries(Object.entries(finishedDraft).filter(([name]) => name !== field));
      expect(parseWizardState(testCatalogue, { ...kept, draft }), field).toBeUndefined();
    }
  });

  test('whatever was stored, reading it does not throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (step, draft) => {
        parseWizardState(testCatalogue, draft);
        parseWizardState(testCatalogue, { step, draft });
        parseWizardState(testCatalogue, { step: 3, draft: { ...finishedDraft, site: draft, addOnIds: step } });
      }),
      { seed: 20261120, numRuns: 1000 },
    );
  });
});

describe('a package chosen on another page', () => {
  const item = testCatalogue.packages.find(({ id }) => id === 'sedan-b');

  test.each([
    '{"vehicleType":"sedan","packageId":"sedan-b"}',
    '{"packageId":"sedan-b"}',
    '{"id":"sedan-b"}',
    '"sedan-b"',
    'sedan-b',
    JSON.stringify(item),
    JSON.stringify({ packageId: 'sedan-b', package: item }),
    JSON.stringify({ vehicleType: 'sedan', packageId: 'sedan-b', package: item }),
    JSON.stringify({ id: 'sedan-b', selectedPackage: item }),
    JSON.stringify({ vehicleType: 'sedan', selectedPackage: 'sedan-b' }),
  ])('is read from %s', (text) => {
    expect(parsePreselection(testCatalogue, text)).toEqual({ vehicleType: 'sedan', packageId: 'sedan-b' });
  });

  test.each([
    null,
    '',
    'sedan-z',
    '{',
    'null',
    '[]',
    '["sedan-b"]',
    '7',
    '"sedan-z"',
    '{}',
    '{"packageId":"sedan-b","package":{"id":"sedan-c"}}',
    '{"vehicleType":"sedan","package":{"id":"sedan-b","vehicleType":"suv"}}',
    '{"vehicleType":"suv","packageId":"sedan-b"}',
    '{"vehicleType":"sedan","packageId":"sedan-z"}',
    '{"vehicleType":"van","packageId":"van-a"}',
    '{"vehicleType":["sedan"],"packageId":"sedan-b"}',
  ])('is ignored when it is %j', (text) => {
    expect(parsePreselection(testCatalogue, text)).toBeUndefined();
  });
});
