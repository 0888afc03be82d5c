import { furtherCarInput } from '@tintforge/api-contract';
import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { carsOfDraft } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { isRefusable } from '../contact-form';
import { carFieldsOfText, furtherCarField, furtherCarProblems, textOfCar } from './further-car-form';

const [car] = carsOfDraft(sampleDraft());
if (car === undefined) throw new Error('The sample has no car');

const fields = ['vehicleYear', 'vehicleMake', 'vehicleModel'] as const;

test.each(fields)(
  'a car keeps what the input of %s shows, and the server can refuse it by the name of the input',
  (field) => {
    expect(carFieldsOfText(field, textOfCar(car, field))).toEqual({ [field]: car[field] });
    expect(isRefusable(furtherCarField(2, field))).toBe(true);
    expect(furtherCarInput.shape[field].safeParse(car[field]).success).toBe(true);
  },
);

test('a year that is not chosen is none', () => {
  expect(textOfCar({ ...car, vehicleYear: null }, 'vehicleYear')).toBe('NaN');
  expect(carFieldsOfText('vehicleYear', 'NaN')).toEqual({ vehicleYear: null });
});

test('problems stand under the inputs of their car', () => {
  expect(furtherCarProblems([car, { ...car, vehicleYear: 1949, vehicleModel: ' ' }])).toEqual({
    'furtherCars.1.vehicleYear': 'Please enter a year from 1950 to 2100',
    'furtherCars.1.vehicleModel': 'Please select a vehicle model',
  });
});

test.each(['furtherCars', 'furtherCars.0.packageId', 'vehicleType', 'notes'])(
  '%s is not typed on this step',
  (path) => {
    expect(isRefusable(path)).toBe(false);
  },
);
