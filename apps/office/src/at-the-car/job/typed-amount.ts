import { centsFromDollars, dollarsFromCents } from '@tintforge/booking-core';

/** An amount as people type it ("449.98", "$1,299", " 60 ") in dollars; undefined when it is none, or nothing at all. */
export function parseTypedAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return undefined;
  const cents = centsFromDollars(Number(plain));
  return cents === undefined || cents === 0 ? undefined : dollarsFromCents(cents);
}
