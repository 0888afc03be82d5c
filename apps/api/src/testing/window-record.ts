import type { WindowInput, WindowsRequest } from '@tintforge/api-contract';
import { homeJurisdiction } from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';

/** The front side windows, metered at 35% on glass of 73%: legal, in Florida by 7 points. */
export function windowOf(changes: Partial<WindowInput> = {}): WindowInput {
  return {
    zone: 'front-sides',
    glassPercent: 73,
    filmedPercent: 35,
    shadeId: 'carbon-35',
    lot: 'C35-2611-07',
    removalNote: '',
    ...changes,
  };
}

/** The same with the light of a shade that is too dark: in Florida 22%, 6 points below the limit. */
export const illegalWindow = windowOf({ filmedPercent: sampleLaw.darkFront.percent, shadeId: sampleLaw.darkFront.id });

/** A record of a passenger car of the shop’s state, all legal unless set otherwise. */
export function windowRecordOf(
  changes: Partial<Omit<WindowsRequest, 'version'>> = {},
): Omit<WindowsRequest, 'version'> {
  return {
    answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
    registeredIn: homeJurisdiction,
    windows: [windowOf()],
    ...changes,
  };
}
