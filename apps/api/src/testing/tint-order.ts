import type { TintInput } from '@tintforge/api-contract';
import { homeJurisdiction, tintDisclosure } from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';

export { sampleLaw };

type Shade = TintInput['shades'][number];

const typical = { kind: 'preset', presetId: 'glass-73' } as const;

/** Legal on the front side windows, with some points above the minimum: in Florida 37%, 9 points. */
export const legalFront: Shade = { zone: 'front-sides', shadeId: sampleLaw.legalFront.id, glass: typical };

/** The darkest behind the driver, in Florida 16% and 1 point above the minimum; the glass was metered. */
export const thinBack: Shade = {
  zone: 'back',
  shadeId: sampleLaw.thinBack.id,
  glass: { kind: 'meter', vltPercent: 73 },
};

/** Too dark for the front side windows, in Florida by 6 points. */
export const darkFront: Shade = { zone: 'front-sides', shadeId: sampleLaw.darkFront.id, glass: typical };

/** A certificate that identifies no one. */
export const sampleExemption = {
  kind: 'medical',
  certificateNumber: 'CERT-48151623',
  documentReference: 'scan in drawer 7',
} as const satisfies TintInput['exemption'];

/** Shades for the carbon film of `bookingRequestOf`, all legal on a passenger car of the shop’s state unless set otherwise. */
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
