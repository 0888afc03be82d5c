import { type MaybeSample, siteWords } from '@tintforge/content';
import { Badge } from '@tintforge/ui';

/** The mark of made-up data in a demo; nothing next to a real shop's. */
export function SampleMark({ of }: { of: readonly MaybeSample[] }) {
  if (!of.some(({ isSample }) => isSample === true)) return null;
  return <Badge size="small">{siteWords.sample}</Badge>;
}
