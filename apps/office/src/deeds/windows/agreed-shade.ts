import type { CarJob, TintView } from '@tintforge/api-contract';
import type { GlassZone } from '@tintforge/booking-core';
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
  if (agreed === undefined) return undefined;
  return {
    text: words.shadeLight(agreed.shade, tintWords.verdict.shownLight(agreed.net)),
    approval: agreed.needsApproval ? approvalText(agreed, exemptionApproval) : undefined,
  };
}

/** State of the exemption, or of our decision on what isn't verified, with the minimum light transmission without it. */
function approvalText({ verdict, limitPercent }: AgreedZone, approval: Agreed['exemptionApproval']): string {
  if (verdict === 'not-verified') return words.asked[approval === 'none' ? 'pending' : approval];
  if (approval === 'approved') return words.approved;
  if (approval === 'refused') return limitPercent === null ? words.refusedPlain : words.refused(limitPercent);
  return limitPercent === null ? words.waitsPlain : words.waits(limitPercent);
}
