import type { TintView } from '@tintforge/api-contract';
import { tintWords } from '@tintforge/content';

/** "Front side windows: Hybrid 35, 35% of the light": a zone's shade as it was agreed. */
export function shadeText({ zone, shade, net }: TintView['zones'][number]): string {
  return `${tintWords.zones[zone]}: ${shade}, ${tintWords.verdict.shownLight(net)} of the light`;
}
