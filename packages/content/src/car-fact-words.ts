import type { LegalClassAnswers, PlainAnswer } from '@tintforge/booking-core';
import type { Body, FederalLabel } from '@tintforge/tint-law';

/** Questions about the car and its glass. A page takes them when they are opened. */
export const carFactWords = {
  /** Two questions decide the class. */
  legalClass: {
    // @owner confirm for the models you see most which of them the law counts as multipurpose vehicles
    questions: {
      truckChassisOrOffRoad: 'Is it built on a truck chassis, or for occasional off-road use?',
      tenPersonsOrFewer: 'Is it designed to carry ten people or fewer?',
    } satisfies Record<keyof LegalClassAnswers, string>,
    answers: { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' } satisfies Record<PlainAnswer, string>,
    hint: 'If you’re not sure, the stricter limits for passenger cars apply.',
  },
  glass: {
    legend: 'Bare glass, before film',
    meter: 'I have a meter reading',
    /** Of glass that its owner said nothing about. */
    assumed: 'Assumed. Choose what your car has, or enter a meter reading.',
    meterHint: 'How much light the bare glass lets through, in percent.',
    invalid: 'Please enter a percentage from 0 to 100 with at most one decimal',
  },
  registration: {
    question: 'Where is the car registered?',
    elsewhere: 'In another state',
    state: 'State or province',
    unlisted: 'Not sure, or not listed',
    /** Of a law that also reaches cars that have to be registered in the state, whatever their plates. */
    required: (state: string) =>
      `Moved to ${state}, or working there? A car that has to be registered in ${state} counts as ${state}’s, whatever its plates.`,
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
  federalLabel: 'What does the manufacturer’s label at the driver’s door call it?',
  federalLabels: {
    'passenger-car': 'Passenger car',
    mpv: 'MPV (multipurpose vehicle)',
    truck: 'Truck',
    unknown: 'Not sure',
  } satisfies Record<FederalLabel, string>,
  federalLabelHint: 'The sticker on the door or its frame says “Type” or “Class of vehicle”.',
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
