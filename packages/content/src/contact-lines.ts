import { regions } from './regions';

/** A regional phone line as the footer lists it. */
export interface ContactLine {
  regionId: string;
  /** The places it is for, as the footer lists them. */
  label: string;
  /** As printed: "(202) 555-0142". */
  phone: string;
  /** Target of a phone link: "tel:+12025550142". */
  href: string;
}

/** The regional lines of a catalog's regions, in their order. */
export function contactLinesIn(
  from: readonly { id: string; name: string; places?: string; phone: string }[],
): ContactLine[] {
  return from.map(({ id, name, places = name, phone }) => ({
    regionId: id,
    label: places,
    phone,
    href: `tel:+1${phone.replaceAll(/\D/g, '')}`,
  }));
}

/** The regional lines, in the order of the regions. */
export const contactLines: readonly ContactLine[] = contactLinesIn(regions);

/** The line of a region; the first region's for any other ID and for none (docs/product.md of the repository, Regions and phone lines). */
export function contactLineOf(
  regionId: string | undefined,
  lines: readonly ContactLine[] = contactLines as readonly ContactLine[],
): ContactLine {
  const line = lines.find((candidate) => candidate.regionId === regionId) ?? lines[0];
  if (line === undefined) throw new Error('The shop has no phone line');
  return line;
}
