import { signalClaims } from '@tintforge/shop/pages/signal-claims';
import type { ComparedClaim } from '../page-shapes';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** The film explorer's verdict on a look: its legal status, the figures of its film, and its differences from another. */
export const explorerVerdicts = {
  result: {
    heading: 'Window by window',
    lead: 'How much light gets through, and whether it’s allowed.',
    light: 'Light through',
    bare: 'Bare glass. The law limits only film that’s added to it.',
    unknownGlass: 'Please enter the meter reading for this glass.',
    atTheCar: 'Not in any package. Settle it with your installer at the car.',
  },

  figures: {
    heading: 'What the film does',
    shade: 'Shade',
    where: 'On',
    heat: 'Heat kept out (TSER)',
    ultraviolet: 'UV blocked',
    glare: 'Glare cut',
    signal: 'Interferes with signals',
    signalClaims: signalClaims as Readonly<Record<string, ComparedClaim>>,
    saysTheMaker: (claim: string) => `${claim}, according to the manufacturer`,
    notPublished: 'not published',
    none: 'There’s no film on this car yet.',
    notes: [
      'TSER counts all of the sun’s energy and is the one figure to compare as heat. ≈ means interpolated between two values the manufacturer publishes.',
      'Measured by the manufacturers on typical glass, each for the shade as a whole.',
    ],
  },

  second: {
    heading: 'B compared with A',
    same: 'Both looks are the same.',
    darkerCounts: 'If the manufacturer doesn’t say which glass a film was measured on, its darker reading counts.',
    light: (zone: string, count: number) =>
      `${zone}: B lets ${points(Math.abs(count))} ${count < 0 ? 'less' : 'more'} light through`,
    heat: (count: number) => `${points(Math.abs(count))} ${count < 0 ? 'less' : 'more'} heat kept out by TSER`,
    verdict: (zone: string, first: string, other: string) => `${zone}: ${first} in A, ${other} in B`,
    price: (difference: string, isMore: boolean) => `B costs ${difference} ${isMore ? 'more' : 'less'}`,
    time: (duration: string, isMore: boolean) => `B takes ${duration} ${isMore ? 'longer' : 'less'}`,
  },
} as const;
