import { type GlassZone, parseExemption } from '@tintforge/booking-core';
import { type JudgedDraft, judgeZone, type ZoneJudgment } from './judge-zone';

/** The legal status of a shade on a zone, and what becomes of it with the exemption that the draft claims. */
export function judgeDraftZone(
  tint: JudgedDraft,
  choice: { zone: GlassZone; shadeId: string | undefined },
): ZoneJudgment | undefined {
  const isExempt = tint.exemption !== null && parseExemption(tint.exemption).ok;
  return judgeZone(tint, { zone: choice.zone, shadeId: choice.shadeId, isExempt });
}
