import { makeTrackingCode } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { parseTypedCode } from './typed-code';

const code = makeTrackingCode([7, 19, 3, 20, 9, 25, 23]);

test.each([
  'TF-7K3M-9SQA',
  ' tf 7k3m 9sqa ',
  'TF–7K3M–9SQA',
  '7k3m9sqa',
  '7K3M-9SQA',
  'TF_7K3M_9SQA.',
  'https://tintforge.example/booking-verification/TF-7K3M-9SQA#secret',
  '/booking-verification/tf7k3m9sqa',
])('%j is the code', (text) => {
  expect(parseTypedCode(text)).toBe(code);
});

test.each(['', 'TF', 'TF-7K3M-9SQB', 'TF-7K3M', 'name@tintforge.example', '/booking-verification/'])(
  '%j is none',
  (text) => {
    expect(parseTypedCode(text)).toBeUndefined();
  },
);
