import type { TintView } from '@tintforge/api-contract';
import { tintWords } from '@tintforge/content';

/** "Front side windows: Hybrid 35, lets in 35%": a zone's booked shade. */
export function shadeText({ zone, shade, net }: TintView['zones'][number]): string {
  return `${tintWords.zones[zone]}: ${shade}, lets in ${tintWords.verdict.shownLight(net)}`;
}
