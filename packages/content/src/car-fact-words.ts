import type { Body } from '@tintforge/tint-law';

/** Questions about the car besides those of its class. A page takes them when they are opened. */
export const carFactWords = {
  registration: {
    question: 'Where is the car registered?',
    elsewhere: 'In another state',
    state: 'State or province',
    unlisted: 'Not sure, or not listed',
    fetching: 'Getting the rules of that state…',
    failed: 'We couldn’t get the rules of that state. Your choices are still here.',
    tryAgain: 'Try Again',
    /** Of a car of another state than the shop's, after its shades. */
    applies: (state?: string) =>
      state === undefined
        ? 'The car is registered in another state, and you didn’t say in which.'
        : `The car is registered in ${state}, so ${state}’s law applies.`,
  },
  bothOutsideMirrors: 'Does it have an outside mirror on each side?',
  body: 'What kind of vehicle is it?',
  bodies: {
    'sedan-type': 'Sedan, coupe, wagon or hatchback',
    suv: 'SUV or crossover',
    van: 'Van',
    minivan: 'Minivan',
    pickup: 'Pickup',
    truck: 'Other truck',
    bus: 'Bus',
    'motor-home': 'Motor home',
    limousine: 'Limousine',
    unknown: 'Not sure',
  } satisfies Record<Body, string>,
} as const;
