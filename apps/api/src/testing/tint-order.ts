import type { TintInput } from '@tintforge/api-contract';
import { homeJurisdiction, tintDisclosure } from '@tintforge/content';

type Shade = TintInput['shades'][number];

const typical = { kind: 'preset', presetId: 'glass-73' } as const;

/** 37% VLT on the front side windows, 9 points above the minimum. */
export const legalFront: Shade = { zone: 'front-sides', shadeId: 'carbon-35', glass: typical };

/** 16% behind the driver, 1 point above the minimum; the glass was metered. */
export const thinBack: Shade = { zone: 'back', shadeId: 'carbon-15', glass: { kind: 'meter', vltPercent: 73 } };

/** 22% on the front side windows, 6 points too dark; Carbon 30 is the nearest legal shade. */
export const darkFront: Shade = { zone: 'front-sides', shadeId: 'carbon-25', glass: typical };

/** A certificate that identifies no one. */
export const sampleExemption = {
  kind: 'medical',
  certificateNumber: 'CERT-48151623',
  documentReference: 'scan in drawer 7',
} as const satisfies TintInput['exemption'];

/** Shades for the carbon film of `bookingRequestOf`, all legal on a passenger car of Tintforge’s state unless set otherwise. */
export function tintOrderOf(changes: Partial<TintInput> = {}): TintInput {
  return {
    answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
    registeredIn: homeJurisdiction,
    shades: [legalFront, thinBack],
    disclosureVersion: tintDisclosure.version,
    ...changes,
  };
}

/** The same with a shade that waits for the shop to approve its exemption. */
export function exemptOrder(changes: Partial<TintInput> = {}): TintInput {
  return tintOrderOf({ shades: [darkFront, thinBack], exemption: sampleExemption, ...changes });
}
