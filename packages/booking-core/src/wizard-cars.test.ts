import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testCatalogue } from './testing/catalogue';
import { finishedDraft } from './testing/drafts';
import { type WizardAction, type WizardState, wizardReducer } from './wizard';
import { planOfDraft, turnToCar } from './wizard-cars';
import { type CarDraft, carsOfDraft, emptyCar, type WizardDraft } from './wizard-draft';
import { missingFields } from './wizard-steps';
import { parseWizardState } from './wizard-storage';

const reduce = wizardReducer(testCatalogue);
const [sedan = emptyCar()] = carsOfDraft(finishedDraft);
const suv: CarDraft = {
  ...emptyCar(),
  vehicleType: 'suv',
  packageId: 'suv-a',
  vehicleYear: 2020,
  vehicleMake: 'Sample',
  vehicleModel: 'Wagon',
};
const another: CarDraft = { ...sedan, packageId: 'sedan-b', addOnIds: [], tint: { ...sedan.tint, shades: null } };

/** At a step, with further cars behind the sedan of {@link finishedDraft}. */
function at(step: number, otherCars: CarDraft[], change: Partial<WizardDraft> = {}): WizardState {
  return { step, draft: { ...finishedDraft, otherCars, ...change }, missing: [] };
}

function types({ draft }: WizardState) {
  return carsOfDraft(draft).map(({ vehicleType, packageId }) => packageId ?? vehicleType);
}

describe('one more car', () => {
  test('begins at Vehicle with nothing chosen, and the first car stays as it is', () => {
    const { step, draft } = reduce(at(2, []), { type: 'add-car' });
    expect({ step, carAt: draft.carAt }).toEqual({ step: 0, carAt: 1 });
    expect(carsOfDraft(draft)).toEqual([sedan, emptyCar()]);
  });

  test('that is left before anything was chosen is gone', () => {
    const added = reduce(at(2, []), { type: 'add-car' });
    expect(reduce(added, { type: 'go-to', step: 2, car: 0 })).toEqual(at(2, []));
  });

  test('that is left half chosen waits, and comes before Appointment', () => {
    const begun = reduce(reduce(at(2, []), { type: 'add-car' }), { type: 'pick-vehicle', vehicleType: 'suv' });
    const left = reduce(begun, { type: 'go-to', step: 2, car: 0 });
    expect(types(left)).toEqual(['sedan-a', 'suv']);
    const next = reduce(left, { type: 'next' });
    expect(next).toMatchObject({ step: 1, draft: { carAt: 1, vehicleType: 'suv' }, missing: [] });
    expect(reduce(reduce(next, { type: 'pick-package', packageId: 'suv-a' }), { type: 'next' }).step).toBe(3);
  });

  test('is not added to four', () => {
    const four = at(2, [suv, suv, suv]);
    expect(types(reduce(four, { type: 'add-car' }))).toHaveLength(4);
  });
});

describe('the car at hand', () => {
  test('is the one that a step names, and the last for a place beyond it', () => {
    expect(reduce(at(2, [suv]), { type: 'go-to', step: 1, car: 1 })).toMatchObject({
      step: 1,
      draft: { carAt: 1, packageId: 'suv-a' },
    });
    expect(reduce(at(2, [suv]), { type: 'go-to', step: 1, car: 9 }).draft.carAt).toBe(1);
    expect(reduce(at(2, [suv]), { type: 'go-to', step: 1, car: -1 }).draft.carAt).toBe(0);
  });

  test('alone changes with a choice', () => {
    const second = reduce(at(2, [suv, another]), { type: 'go-to', step: 2, car: 1 });
    const cars = carsOfDraft(reduce(second, { type: 'toggle-add-on', addOnId: 'coating' }).draft);
    expect(cars).toEqual([sedan, { ...suv, addOnIds: ['coating'] }, another]);
  });

  test('is the first beyond Extras', () => {
    const last = reduce(at(2, [suv]), { type: 'go-to', step: 2, car: 1 });
    expect(reduce(last, { type: 'next' })).toEqual(at(3, [suv]));
  });
});

describe('a car that is removed', () => {
  test('leaves the others as they are; the second becomes the first', () => {
    const state = reduce(at(5, [suv, another]), { type: 'remove-car', car: 0 });
    expect(state.step).toBe(5);
    expect(carsOfDraft(state.draft)).toEqual([suv, another]);
  });

  test('while it is at hand leads to Extras of its neighbor', () => {
    const second = reduce(at(2, [suv, another]), { type: 'go-to', step: 0, car: 1 });
    expect(reduce(second, { type: 'remove-car', car: 1 })).toMatchObject({ step: 2, draft: { carAt: 1 } });
    const third = reduce(at(2, [suv, another]), { type: 'go-to', step: 1, car: 2 });
    expect(reduce(third, { type: 'remove-car', car: 2 })).toMatchObject({ step: 2, draft: { carAt: 1 } });
  });

  test('while another is at hand leaves the page as it is', () => {
    const third = reduce(at(2, [suv, another]), { type: 'go-to', step: 1, car: 2 });
    const after = reduce(third, { type: 'remove-car', car: 0 });
    expect(after).toMatchObject({ step: 1, draft: { carAt: 1, packageId: 'sedan-b' } });
  });

  test.each([0, 1, 2])('comes back to place %d with everything that was said of it', (car) => {
    for (const carAt of [0, 1, 2]) {
      const before = { ...at(2, [suv, another]), draft: turnToCar(at(2, [suv, another], { crews: 2 }).draft, carAt) };
      const removed = carsOfDraft(before.draft)[car] ?? emptyCar();
      const after = reduce(before, { type: 'remove-car', car });
      const back = reduce(after, { type: 'return-car', car, removed, crews: 2 });
      expect(carsOfDraft(back.draft)).toEqual([sedan, suv, another]);
      expect(back.draft.crews).toBe(2);
      expect(types(back)[back.draft.carAt]).toBe(types(after)[after.draft.carAt]);
    }
  });

  test('and was the last but one leaves a booking of one crew', () => {
    expect(reduce(at(5, [suv], { crews: 2 }), { type: 'remove-car', car: 1 })).toEqual(at(5, []));
  });

  test('is never the only one, nor one that isn’t there', () => {
    expect(reduce(at(5, []), { type: 'remove-car', car: 0 })).toEqual(at(5, []));
    expect(reduce(at(5, [suv]), { type: 'remove-car', car: 2 })).toEqual(at(5, [suv]));
  });

  test('does not come back to four', () => {
    const four = at(5, [suv, suv, suv], { crews: 2 });
    expect(reduce(four, { type: 'return-car', car: 1, removed: another, crews: 2 })).toEqual(four);
  });
});

describe('what several cars have to have', () => {
  test('year, make and model each', () => {
    const { draft } = at(4, [{ ...suv, vehicleMake: ' ' }]);
    expect(missingFields(testCatalogue, draft, 4)).toEqual(['otherCars']);
    const described = reduce(at(4, [{ ...suv, vehicleMake: '' }]), {
      type: 'describe-car',
      car: 1,
      fields: { vehicleMake: 'Sample' },
    });
    expect(described).toEqual(at(4, [suv]));
  });

  test('a day that is long enough for the crews', () => {
    const long = { ...suv, addOnIds: ['removal', 'hood', 'coating'] };
    const { draft } = at(3, [long, long]);
    expect(planOfDraft(testCatalogue, draft, 1)).toEqual({ ok: false, problem: 'too_long' });
    expect(planOfDraft(testCatalogue, draft, 2)).toMatchObject({ ok: true, value: { minutes: 630 } });
    expect(missingFields(testCatalogue, draft, 3)).toEqual(['crews']);
    expect(missingFields(testCatalogue, { ...draft, crews: 2 }, 3)).toEqual([]);
    const gone = reduce(at(5, [long, long]), { type: 'go-to', step: 5 });
    expect(gone).toMatchObject({ step: 3, draft: { appointmentDate: '2026-12-08', appointmentTime: '09:00' } });
  });
});

describe('a kept draft of several cars', () => {
  test('comes back as it was', () => {
    const state = reduce(at(2, [suv, another], { crews: 2 }), { type: 'go-to', step: 1, car: 1 });
    expect(parseWizardState(testCatalogue, JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test('whose second car is no longer offered opens where its package is chosen, with nothing else lost', () => {
    const kept = at(5, [{ ...suv, packageId: 'suv-z', addOnIds: ['polish', 'hood'] }, another]);
    const opened = parseWizardState(testCatalogue, JSON.parse(JSON.stringify(kept)));
    expect(opened).toMatchObject({ step: 1, draft: { carAt: 1, vehicleType: 'suv', packageId: null } });
    expect(opened && carsOfDraft(opened.draft)).toEqual([
      sedan,
      { ...suv, packageId: null, addOnIds: ['hood'] },
      another,
    ]);
  });

  test.each([
    { otherCars: null },
    { otherCars: [null] },
    { otherCars: [{ ...suv, vehicleType: 'van' }] },
    { otherCars: [{ ...suv, tint: null }] },
    { otherCars: [{ ...suv, vehicleModel: 7 }] },
    { otherCars: [suv, suv, suv, suv] },
    { carAt: '1' },
    { crews: 3 },
  ])('is none with %j', (change) => {
    const kept = { step: 2, draft: { ...finishedDraft, otherCars: [suv], ...change } };
    expect(parseWizardState(testCatalogue, kept)).toBeUndefined();
  });

  test.each([-3, 99])('with the car at place %d opens with one that is there', (carAt) => {
    const opened = parseWizardState(testCatalogue, at(2, [suv, another], { carAt }));
    expect([0, 1, 2]).toContain(opened?.draft.carAt);
  });
});

const car = fc.integer({ min: -1, max: 5 });
const anyAction: fc.Arbitrary<WizardAction> = fc.oneof(
  fc.record({ type: fc.constant('pick-vehicle' as const), vehicleType: fc.constantFrom('sedan', 'suv') }),
  fc.record({ type: fc.constant('pick-package' as const), packageId: fc.constantFrom('sedan-a', 'sedan-b', 'suv-a') }),
  fc.record({ type: fc.constant('toggle-add-on' as const), addOnId: fc.constantFrom('hood', 'coating', 'removal') }),
  fc.record({ type: fc.constant('go-to' as const), step: fc.integer({ min: -1, max: 7 }), car }),
  fc.record({ type: fc.constant('remove-car' as const), car }),
  fc.record({
    type: fc.constant('return-car' as const),
    car: fc.integer({ min: 0, max: 3 }),
    removed: fc.constantFrom(sedan, suv, another),
    crews: fc.constantFrom(1 as const, 2 as const),
  }),
  fc.record({
    type: fc.constant('describe-car' as const),
    car,
    fields: fc.constantFrom({ vehicleMake: 'Sample', vehicleModel: 'Wagon', vehicleYear: 2020 }, { vehicleMake: '' }),
  }),
  fc.record({
    type: fc.constant('edit' as const),
    fields: fc.constantFrom({ crews: 1 as const }, { crews: 2 as const }),
  }),
  fc.constantFrom<WizardAction>({ type: 'add-car' }, { type: 'next' }, { type: 'next' }, { type: 'back' }),
);

const packagesOf: Readonly<Record<string, readonly string[]>> = { sedan: ['sedan-a', 'sedan-b'], suv: ['suv-a'] };
const packageMinutes: Readonly<Record<string, number>> = { 'sedan-a': 120, 'sedan-b': 150, 'suv-a': 150 };
const addOnMinutes: Readonly<Record<string, number>> = { removal: 90, hood: 120, coating: 30 };

/** Minutes of the cars, and of the longest side in the best division among the crews, each tried. */
function longestDay(cars: readonly CarDraft[], crews: 1 | 2): number {
  const minutes = cars.map(({ packageId, addOnIds }) =>
    addOnIds.reduce((sum, id) => sum + (addOnMinutes[id] ?? 0), packageMinutes[packageId ?? ''] ?? 0),
  );
  const all = minutes.reduce((sum, each) => sum + each, 0);
  if (crews === 1) return all;
  const sides = Array.from({ length: 2 ** minutes.length }, (_, chosen) =>
    minutes.reduce((sum, each, index) => sum + (((chosen >> index) & 1) === 1 ? each : 0), 0),
  );
  return Math.min(...sides.map((side) => Math.max(side, all - side)));
}

test('no sequence of actions leaves a car behind that a later step needs', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: 1, maxLength: 50, size: 'max' }), (actions) => {
      let state = at(2, []);
      for (const action of actions) {
        state = reduce(state, action);
        const { step, draft } = state;
        const cars = carsOfDraft(draft);
        expect(cars.length).toBeLessThanOrEqual(4);
        expect(cars[draft.carAt]?.packageId ?? null).toBe(draft.packageId);
        expect(draft.otherCars.every(({ vehicleType }) => vehicleType !== null)).toBe(true);
        if (cars.length === 1) expect(draft.crews).toBe(1);
        if (step > 2) {
          expect(draft.carAt).toBe(0);
          expect(cars.every((each) => packagesOf[each.vehicleType ?? '']?.includes(each.packageId ?? ''))).toBe(true);
        }
        if (step > 3 && cars.length > 1) expect(longestDay(cars, draft.crews)).toBeLessThanOrEqual(630);
        if (step > 4)
          expect(cars.every(({ vehicleMake, vehicleYear }) => vehicleMake !== '' && vehicleYear)).toBe(true);
        expect(parseWizardState(testCatalogue, JSON.parse(JSON.stringify(state)))).toEqual({ ...state, missing: [] });
        seen.add(`${step}/${cars.length}`);
      }
    }),
    { seed: 20261126, numRuns: 300 },
  );
  // The walk is worth something only if it comes everywhere.
  for (const step of [0, 1, 2, 3, 4, 5, 6]) {
    for (const count of [1, 2, 3, 4]) expect(seen).toContain(`${step}/${count}`);
  }
});
