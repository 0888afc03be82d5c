import type { BookingRow } from './schema';

/** Shades that an order may have, as they are stored with its booking. */
export type AgreedTint = Pick<
  BookingRow,
  'tint' | 'tintApproval' | 'exemption' | 'tintDisclosureVersion' | 'tintDisclosureText'
>;

/** The values of an order without shades by zone. */
export const withoutTint: AgreedTint = {
  tint: null,
  tintApproval: 'none',
  exemption: null,
  tintDisclosureVersion: null,
  tintDisclosureText: null,
};
