import type { CarJob, TintView } from '@tintforge/api-contract';
import { type GlassZone, limitFor } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { windowsWords as words } from './words';

type AgreedZone = TintView['zones'][number];
type Agreed = Pick<CarJob, 'tint' | 'exemptionApproval'>;

/** The booked shade of a zone, in words, and the state of its exemption. */
export interface AgreedShade {
  /** "Carbon 35, 37% of the light" */
  text: string;
  /** Undefined for a shade that needs no exemption. */
  approval: string | undefined;
}

/** The booked shade of a zone; undefined where there is none. */
export function agreedShade({ tint, exemptionApproval }: Agreed, zone: GlassZone): AgreedShade | undefined {
  const agreed = tint?.zones.find((each) => each.zone === zone);
  if (tint === null || agreed === undefined) return undefined;
  return {
    text: words.shadeLight(agreed.shade, tintWords.verdict.shownLight(agreed.net)),
    approval: agreed.needsApproval ? approvalText(agreed, { tint, exemptionApproval }) : undefined,
  };
}

/** State of the exemption, with the minimum light transmission without it. */
function approvalText({ zone }: AgreedZone, { tint, exemptionApproval }: Agreed & { tint: TintView }): string {
  const limit = limitFor(zone, tint.legalClass);
  const least = limit.kind === 'percent' ? limit.minimumVltPercent : undefined;
  if (exemptionApproval === 'approved') return words.approved;
  if (exemptionApproval === 'refused') return least === undefined ? words.refusedPlain : words.refused(least);
  return least === undefined ? words.waitsPlain : words.waits(least);
}
