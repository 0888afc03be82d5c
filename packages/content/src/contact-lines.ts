import type { RegionId } from './pages/regions-shared';
import { regions } from './regions';

/** A regional phone line as the footer lists it. */
export interface ContactLine {
  regionId: RegionId;
  /** The places it is for, as the footer lists them. */
  label: string;
  /** As printed: "(813) 555-4700". */
  phone: string;
  /** Target of a phone link: "tel:+18135554700". */
  href: string;
}

const labels: Readonly<Record<(typeof regions)[number]['id'], string>> = {
  tampa: 'Tampa',
  clearwater: 'Clearwater',
  sarasota: 'Sarasota/Lakewood Ranch',
  naples: 'Naples/Fort Myers/Bonita Springs',
};

/** The four regional lines, in the order of the regions. */
export const contactLines: readonly ContactLine[] = regions.map(({ id, phone }) => ({
  regionId: id,
  label: labels[id],
  phone,
  href: `tel:+1${phone.replaceAll(/\D/g, '')}`,
}));

/** The line of a region; Tampa's for any other id and for none (docs/product.md of the repository, Regions and phone lines). */
export function contactLineOf(regionId: string | undefined): ContactLine {
  const [tampa] = contactLines;
  const line = contactLines.find((candidate) => candidate.regionId === regionId) ?? tampa;
  if (line === undefined) throw new Error('The shop has no phone line');
  return line;
}
