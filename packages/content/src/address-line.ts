import { placeRegion } from '@tintforge/shop/place';

/** A place in the shop’s state as mail has it, in one line: street, city, state and ZIP code. */
export function addressLine({ street, city, zip }: { street: string; city: string; zip: string }): string {
  return `${street}, ${city}, ${placeRegion} ${zip}`;
}
