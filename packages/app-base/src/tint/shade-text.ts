import type { FilmShade, GlassZone } from '@tintforge/booking-core';
import { tintCatalogue, tintWords, wizardWords } from '@tintforge/content';
import { judgeDraftZone } from './judge-draft';
import type { JudgedDraft } from './judge-zone';

/** A shade with its light and its verdict on a zone: "Carbon 35: 37%. Meets limit". */
export function shadeText(tint: JudgedDraft, zone: GlassZone, { id, name, vltPercent }: FilmShade): string {
  const kind = judgeDraftZone(tint, { zone, shadeId: id })?.verdict.kind;
  if (kind === undefined) return wizardWords.extras.shade.option(name, vltPercent);
  return tintWords.panel.judgedOption(name, { vltPercent, kind });
}

/** The words for a zone without a shade: no film, or a shade that is chosen at the car. */
export function withoutShade(tint: JudgedDraft): string {
  const isOpen = tint.isRestOpen === true || Object.keys(tint.shades ?? {}).length === 0;
  return isOpen ? tintWords.agreed.atTheCar : tintWords.panel.none;
}

/** The choice for a zone, in a line. */
export function choiceText(tint: JudgedDraft, zone: GlassZone): string {
  const shade = tintCatalogue.shades.find(({ id }) => id === tint.shades?.[zone]);
  return shade === undefined ? withoutShade(tint) : shadeText(tint, zone, shade);
}
