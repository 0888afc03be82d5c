import type { WindowInput, WindowsRequest } from '@tintforge/api-contract';

/** The front side windows, metered at 35% on glass of 73%: legal, 7 points above the limit. */
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

/** The same at 22%: 6 points below the limit. */
export const illegalWindow = windowOf({ filmedPercent: 22, shadeId: 'carbon-25' });

/** A record of a passenger car of Florida, all legal unless set otherwise. */
export function windowRecordOf(
  changes: Partial<Omit<WindowsRequest, 'version'>> = {},
): Omit<WindowsRequest, 'version'> {
  return {
    answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
    registeredIn: 'US-FL',
    windows: [windowOf()],
    ...changes,
  };
}
