import { expect, test } from 'vitest';
import { billedLines } from './billed-lines';
import { bookedCar } from './testing/sample-cars';

const services = [
  { id: '1.sedan-basic', name: 'Car 1: Sedan Basic', amount: 249.99 },
  { id: '1.ppf-hood', name: 'Car 1: Hood', amount: 199.99 },
];

test('a bill lists its services in order', () => {
  expect(billedLines({ lines: services, totalPrice: 449.98 })).toEqual({
    lines: [
      { id: '0', label: 'Car 1: Sedan Basic', cents: 24_999 },
      { id: '1', label: 'Car 1: Hood', cents: 19_999 },
    ],
    totalCents: 44_998,
  });
});

test('the fee of each car that was cancelled late is a line, and everything adds up', () => {
  const cars = [
    bookedCar(1),
    bookedCar(2, { status: 'cancelled', kept: 62.5 }),
    bookedCar(3, { status: 'cancelled' }),
    bookedCar(4, { status: 'cancelled', kept: 0.01 }),
  ];
  const bill = billedLines({ lines: services, totalPrice: 449.98, cars });
  expect(bill.lines.slice(2)).toEqual([
    { id: 'fee-2', label: 'Car 2: Late-cancellation fee', cents: 6250 },
    { id: 'fee-4', label: 'Car 4: Late-cancellation fee', cents: 1 },
  ]);
  expect(bill.totalCents).toBe(51_249);
  expect(bill.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(bill.totalCents);
});
