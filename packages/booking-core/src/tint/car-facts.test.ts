import { expect, test } from 'vitest';
import { carFactsOf } from './car-facts';

const answers = { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' } as const;

test('a car has the body of its type until its owner says otherwise', () => {
  expect(carFactsOf(answers, { vehicleType: 'truck' }).body).toBe('pickup');
  expect(carFactsOf({ ...answers, body: 'van' }, { vehicleType: 'truck' }).body).toBe('van');
  expect(carFactsOf(answers, { vehicleType: 'luxury' }).body).toBe('unknown');
  expect(carFactsOf(answers, {}).body).toBe('unknown');
});

test('mirrors that nobody was asked about, and a year that nobody gave, are not known', () => {
  expect(carFactsOf(answers, {})).toMatchObject({ bothOutsideMirrors: 'unknown', modelYear: null });
  expect(carFactsOf({ ...answers, bothOutsideMirrors: 'not-sure' }, {}).bothOutsideMirrors).toBe('unknown');
  expect(carFactsOf({ ...answers, bothOutsideMirrors: 'no' }, { modelYear: 1996 })).toMatchObject({
    bothOutsideMirrors: 'no',
    modelYear: 1996,
  });
});
