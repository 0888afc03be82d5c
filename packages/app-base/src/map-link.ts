import { addressLine } from '@tintforge/content';

/** Link to an address in the map app of the device. */
export function mapLink(address: { street: string; city: string; zip: string }): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(address) })}`;
}
