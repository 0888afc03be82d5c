import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteAnswers } from './site';
import { testCatalogue } from './testing/catalogue';
import { finishedDraft } from './testing/drafts';
import type { TintDraft } from './tint/tint-draft';
import { emptyWizardState, type WizardAction, type WizardState, wizardReducer } from './wizard';
import type { DraftFields, WizardDraft } from './wizard-draft';
import { parseWizardState } from './wizard-storage';

const reduce = wizardReducer(testCatalogue);
const opened = emptyWizardState();
const withoutShades = { ...finishedDraft.tint, shades: null };

function at(step: number, change: Partial<WizardDraft> = {}): WizardState {
  return { step, draft: { ...finishedDraft, ...change }, missing: [] };
}

test('the wizard opens on Vehicle with an empty draft', () => {
  expect(opened).toMatchObject({ step: 0, draft: { vehicleType: null, vehicleYear: null }, missing: [] });
});

describe('picking a vehicle', () => {
  test('goes on to Package', () => {
    expect(reduce(opened, { type: 'pick-vehicle', vehicleType: 'suv' })).toMatchObject({
      step: 1,
      draft: { vehicleType: 'suv', packageId: null },
    });
  });

  test('of another type drops the package and the shade and keeps all else', () => {
    expect(reduce(at(5), { type: 'pick-vehicle', vehicleType: 'suv' })).toEqual(
      at(1, { vehicleType: 'suv', packageId: null, tint: withoutShades }),
    );
  });

  test('of the same type drops nothing', () => {
    expect(reduce(at(5), { type: 'pick-vehicle', vehicleType: 'sedan' })).toEqual(at(1));
  });
});

describe('picking a package', () => {
  test('goes on to Extras', () => {
    const state = { ...opened, step: 1, draft: { ...opened.draft, vehicleType: 'suv' as const } };
    expect(reduce(state, { type: 'pick-package', packageId: 'suv-a' })).toMatchObject({
      step: 2,
      draft: { packageId: 'suv-a' },
    });
  });

  test('with the same film keeps the shade, with another drops it', () => {
    expect(reduce(at(1), { type: 'pick-package', packageId: 'sedan-a' })).toEqual(at(2));
    expect(reduce(at(1), { type: 'pick-package', packageId: 'sedan-b' })).toEqual(
      at(2, { packageId: 'sedan-b', tint: withoutShades }),
    );
  });

  test.each(['suv-a', 'sedan-z', ''])('%j, which is not for this vehicle, changes nothing', (packageId) => {
    expect(reduce(at(1), { type: 'pick-package', packageId })).toEqual(at(1));
  });

  test('before any vehicle changes nothing', () => {
    expect(reduce(opened, { type: 'pick-package', packageId: 'sedan-a' })).toEqual(opened);
  });
});

describe('extras', () => {
  test('are switched on and off', () => {
    const more = reduce(at(2), { type: 'toggle-add-on', addOnId: 'coating' });
    expect(more).toEqual(at(2, { addOnIds: ['hood', 'coating'] }));
    expect(reduce(more, { type: 'toggle-add-on', addOnId: 'hood' })).toEqual(at(2, { addOnIds: ['coating'] }));
  });

  test('that are not sold change nothing', () => {
    expect(reduce(at(2), { type: 'toggle-add-on', addOnId: 'polish' })).toEqual(at(2));
  });

  test('shades of the package’s film can be chosen, and given up', () => {
    const shades = { 'front-sides': 'hybrid-35', back: 'hybrid-20' };
    const tint = { ...finishedDraft.tint, shades };
    expect(reduce(at(2), { type: 'edit-tint', tint: { shades } })).toEqual(at(2, { tint }));
    expect(reduce(at(2), { type: 'edit-tint', tint: { shades: {} } })).toEqual(
      at(2, { tint: { ...tint, shades: {} } }),
    );
  });

  test('what is said of the car keeps the shades', () => {
    const tint = { ...finishedDraft.tint, registeredIn: 'US-GA' as const };
    expect(reduce(at(2), { type: 'edit-tint', tint: { registeredIn: 'US-GA' } })).toEqual(at(2, { tint }));
  });

  test('a shade of another film cannot', () => {
    const shades = { back: 'carbon-35' };
    expect(reduce(at(2), { type: 'edit-tint', tint: { shades } })).toEqual(at(2, { tint: withoutShades }));
  });
});

describe('editing', () => {
  test('changes fields and stays', () => {
    expect(reduce(at(4), { type: 'edit', fields: { notes: 'Gate 4411' } })).toEqual(at(4, { notes: 'Gate 4411' }));
  });

  test('a field of the step itself to nothing stays', () => {
    expect(reduce(at(4), { type: 'edit', fields: { customerName: '' } })).toEqual(at(4, { customerName: '' }));
  });

  test('away what an earlier step asks for goes back to that step', () => {
    expect(reduce(at(6), { type: 'edit', fields: { customerName: '' } })).toEqual(at(4, { customerName: '' }));
    expect(reduce(at(5), { type: 'edit', fields: { zip: '34102' } })).toEqual(
      at(3, { zip: '34102', appointmentDate: '', appointmentTime: '' }),
    );
  });
});

describe('next', () => {
  test.each([0, 1, 2, 3, 4, 5])('goes on from step %d when nothing is missing', (step) => {
    expect(reduce(at(step), { type: 'next' })).toEqual(at(step + 1));
  });

  test('stays on the last step', () => {
    expect(reduce(at(6), { type: 'next' })).toEqual(at(6));
  });

  test('is refused while something is missing, and says what', () => {
    expect(reduce(opened, { type: 'next' })).toEqual({ ...opened, missing: ['vehicleType'] });
    expect(reduce(at(3, { appointmentTime: '', zip: '1' }), { type: 'next' })).toEqual({
      ...at(3, { appointmentTime: '', zip: '1' }),
      missing: ['zip', 'appointmentTime'],
    });
  });

  test('what was missing is forgotten with the next action', () => {
    const refused = reduce(at(3, { appointmentTime: '' }), { type: 'next' });
    expect(reduce(refused, { type: 'edit', fields: { notes: 'Gate' } }).missing).toEqual([]);
    expect(reduce(refused, { type: 'back' }).missing).toEqual([]);
  });
});

describe('going about', () => {
  test.each([
    [6, 5],
    [1, 0],
    [0, 0],
  ])('back from %d is %d', (from, to) => {
    expect(reduce(at(from), { type: 'back' })).toEqual(at(to));
  });

  test.each([
    [0, 0],
    [4, 4],
    [6, 6],
    [7, 6],
    [99, 6],
    [-1, 0],
    [2.7, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 6],
  ])('a finished draft asked to go to %d goes to %d', (asked, step) => {
    expect(reduce(at(3), { type: 'go-to', step: asked })).toEqual(at(step));
  });

  test('goes no further than the first step with something missing', () => {
    expect(reduce(opened, { type: 'go-to', step: 6 })).toEqual(opened);
    expect(reduce(at(0, { appointmentTime: '' }), { type: 'go-to', step: 6 })).toEqual(at(3, { appointmentTime: '' }));
  });
});

describe('a package chosen before the wizard opened', () => {
  test('goes straight to Extras', () => {
    const action = { type: 'preselect', vehicleType: 'sedan', packageId: 'sedan-b' } as const;
    expect(reduce(opened, action)).toMatchObject({ step: 2, draft: { vehicleType: 'sedan', packageId: 'sedan-b' } });
  });

  test('replaces vehicle, package and shade of a draft and keeps all else', () => {
    const action = { type: 'preselect', vehicleType: 'sedan', packageId: 'sedan-b' } as const;
    expect(reduce(at(5), action)).toEqual(at(2, { packageId: 'sedan-b', tint: withoutShades }));
  });

  test('is ignored when it is not one of the vehicle’s', () => {
    expect(reduce(opened, { type: 'preselect', vehicleType: 'sedan', packageId: 'suv-a' })).toEqual(opened);
    expect(reduce(at(5), { type: 'preselect', vehicleType: 'luxury', packageId: 'luxury-elite' })).toEqual(at(5));
  });
});

describe('what comes from outside', () => {
  test('a start taken by somebody else leads back to Appointment; only the time is lost', () => {
    expect(reduce(at(6), { type: 'start-taken' })).toEqual(at(3, { appointmentTime: '' }));
  });

  test('cancelling payment leads back to Review', () => {
    expect(reduce(at(6), { type: 'cancel-payment' })).toEqual(at(5));
  });

  test('a restored state is the one that was kept', () => {
    expect(reduce(opened, { type: 'restore', state: at(4) })).toEqual(at(4));
  });

  test('a restored state is brought back to what is sold and reachable', () => {
    const stale = at(6, { packageId: 'sedan-z', addOnIds: ['polish', 'hood'] });
    expect(reduce(opened, { type: 'restore', state: stale })).toEqual(
      at(1, { packageId: null, tint: withoutShades, addOnIds: ['hood'] }),
    );
  });

  test('a reset begins again', () => {
    expect(reduce(at(6), { type: 'reset' })).toEqual(emptyWizardState());
  });
});

test('no action changes the state it was given', () => {
  const state = at(5);
  reduce(state, { type: 'pick-vehicle', vehicleType: 'suv' });
  reduce(state, { type: 'edit', fields: { customerName: '' } });
  reduce(state, { type: 'toggle-add-on', addOnId: 'coating' });
  expect(state).toEqual(at(5));
});

/** The requirements of docs/product.md, Wizard steps, written independently of the steps' own. */
function mayStandOn(step: number, draft: WizardDraft): boolean {
  const packageIds: Readonly<Record<string, readonly string[]>> = { sedan: ['sedan-a', 'sedan-b'], suv: ['suv-a'] };
  const ownPackages = packageIds[draft.vehicleType ?? ''] ?? [];
  if (step > 0 && draft.vehicleType === null) return false;
  if (step > 1 && (draft.packageId === null || !ownPackages.includes(draft.packageId))) return false;
  if (
    step > 3 &&
    (draft.appointmentDate === '' || draft.appointmentTime === '' || !/^(335|336|341)\d\d/.test(draft.zip))
  )
    return false;
  const { customerName, customerEmail, customerPhone, vehicleYear, vehicleMake, vehicleModel, address } = draft;
  const texts = [customerName, customerEmail, customerPhone, vehicleMake, vehicleModel, address.street, address.city];
  if (step > 4 && vehicleYear === null) return false;
  return step <= 4 || texts.every((text) => text.trim() !== '');
}

const word = fc.constantFrom('', ' ', 'Sample');
const siteAnswer = fc.constantFrom(null, ...siteAnswers);
const anyFields: fc.Arbitrary<Partial<DraftFields>> = fc.record(
  {
    zip: fc.constantFrom('33602', '33511', '34102', '10001', '3360', ''),
    appointmentDate: fc.constantFrom('2026-12-08', '2026-02-30', ''),
    appointmentTime: fc.constantFrom('09:00', '16:30', '12:00', ''),
    notes: word,
    vehicleYear: fc.constantFrom(null, 2020),
    vehicleMake: word,
    vehicleModel: word,
    customerName: word,
    customerEmail: word,
    customerPhone: word,
    address: fc.record({ street: word, city: word }),
    site: fc.record({ garage: siteAnswer, shade: siteAnswer, power: siteAnswer }),
  },
  { requiredKeys: [] },
);
/** One field at a time, as people type. */
const someField = fc.constantFrom<Partial<DraftFields>>(
  { zip: '33511' },
  { zip: '34102' },
  { zip: '3360' },
  { appointmentDate: '2026-12-09' },
  { appointmentTime: '10:00' },
  { appointmentTime: '' },
  { customerName: 'Bo Demo' },
  { customerName: '' },
  { address: { street: ' ', city: 'Tampa' } },
  { address: { street: '1 Sample Way', city: 'Tampa' } },
);
const vehicleType = fc.constantFrom('sedan' as const, 'suv' as const, 'luxury' as const);
const packageId = fc.constantFrom('sedan-a', 'sedan-b', 'suv-a', 'sedan-z');
const anyTint: fc.Arbitrary<TintDraft> = fc
  .constantFrom(null, {}, { back: 'hybrid-35' }, { back: 'carbon-35' }, { back: 'hybrid-35', quarter: 'hybrid-99' })
  .map((shades) => ({ ...finishedDraft.tint, shades }));
const anyState: fc.Arbitrary<WizardState> = fc.record({
  step: fc.integer({ min: -2, max: 9 }),
  draft: anyFields.chain((fields) =>
    fc
      .record({
        vehicleType: fc.option(vehicleType),
        packageId: fc.option(packageId),
        addOnIds: fc.array(fc.constantFrom('hood', 'coating', 'polish'), { maxLength: 4 }),
        tint: anyTint,
      })
      .map((choices) => ({ ...finishedDraft, ...choices, ...fields })),
  ),
  missing: fc.constant([]),
});
const step = fc.oneof(fc.integer({ min: -1, max: 8 }), fc.double());
const anyAction: fc.Arbitrary<WizardAction> = fc.oneof(
  fc.record({ type: fc.constant('pick-vehicle' as const), vehicleType }),
  fc.record({ type: fc.constant('pick-package' as const), packageId }),
  fc.record({ type: fc.constant('preselect' as const), vehicleType, packageId }),
  fc.record({ type: fc.constant('toggle-add-on' as const), addOnId: fc.constantFrom('hood', 'coating', 'polish') }),
  fc.record({ type: fc.constant('edit-tint' as const), tint: anyTint }),
  fc.record({ type: fc.constant('edit' as const), fields: fc.oneof(anyFields, someField) }),
  fc.record({ type: fc.constant('go-to' as const), step }),
  fc.record({ type: fc.constant('restore' as const), state: anyState }),
  fc.constantFrom<WizardAction>(
    { type: 'next' },
    { type: 'next' },
    { type: 'next' },
    { type: 'back' },
    { type: 'start-taken' },
    { type: 'cancel-payment' },
    { type: 'restore', state: at(4) },
    { type: 'restore', state: at(6) },
    { type: 'reset' },
  ),
);

const manyActions = fc.array(anyAction, { minLength: 1, maxLength: 40, size: 'max' });

test('no sequence of actions reaches a step whose earlier requirements fail', () => {
  const visits = Array.from({ length: 7 }, () => 0);
  fc.assert(
    fc.property(fc.constantFrom(opened, at(3), at(6)), manyActions, (beginning, actions) => {
      let state = beginning;
      for (const action of actions) {
        const before = state;
        state = reduce(before, action);
        expect(Number.isInteger(state.step)).toBe(true);
        expect(state.step >= 0 && state.step <= 6).toBe(true);
        expect(mayStandOn(state.step, state.draft)).toBe(true);
        expect(state.missing.length > 0).toBe(action.type === 'next' && state.step === before.step && before.step < 6);
        expect(parseWizardState(testCatalogue, JSON.parse(JSON.stringify(state)))).toEqual({ ...state, missing: [] });
        visits[state.step] = (visits[state.step] ?? 0) + 1;
      }
    }),
    { seed: 20261120, numRuns: 1000 },
  );
  // The walk is worth something only if it comes everywhere.
  expect(Math.min(...visits)).toBeGreaterThan(100);
});
