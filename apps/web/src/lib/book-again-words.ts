/** Words for booking an earlier order again. */
export const bookAgainWords = {
  button: 'Book Again',
  what: (what: string) => `Book Again: ${what}`,
  notOffered: (what: string) => `${what} is no longer offered, so it isn’t in this order.`,
  packageNotOffered: (what: string) => `${what} is no longer offered, so choose a package.`,
  carNotOffered: (car: string) => `We no longer do this kind of vehicle, so this car isn’t in the order: ${car}.`,
} as const;
