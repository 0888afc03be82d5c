/** No quota slot at all, as a booking has that is not held. */
export const noPlaces = {
  emailPlace: null,
  phonePlace: null,
  addressPlace: null,
  sitePlace: null,
  regionPlace: null,
  crowdPlace: null,
} as const;

/** Effects of a hold's end. */
export const endedHold = {
  holdExpiresAt: null,
  endingSince: null,
  holderAddress: null,
  holderNetwork: null,
  ...noPlaces,
} as const;
