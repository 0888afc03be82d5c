import type { regions } from '../regions';

/** The id of one of the four regions. */
export type RegionId = (typeof regions)[number]['id'];

/** The six service cards of every regional page, in their order. */
export const regionServices = [
  { id: 'automotive', title: 'Automotive Window Tinting' },
  { id: 'ppf', title: 'Paint Protection Film (PPF)' },
  { id: 'commercial', title: 'Commercial Window Tinting' },
  { id: 'residential', title: 'Residential Window Tinting' },
  { id: 'ceramic', title: 'Ceramic Film Installation' },
  { id: 'luxury', title: 'Luxury Vehicle Specialists' },
] as const;

/** The id of one of the six service cards. */
type RegionServiceId = (typeof regionServices)[number]['id'];

/** Words of a service card in one region. */
interface RegionService {
  description: string;
  features: readonly [string, string, string, string];
}

/** A town or neighborhood of a regional page's ten. */
interface RegionTown {
  name: string;
  /** One that the page promotes. */
  isPromoted?: boolean;
}

/** Every word of a regional landing page that no other regional page has. */
export interface RegionPageWords {
  regionId: RegionId;
  hero: { heading: string; lead: string; book: string; picture: string };
  towns: { heading: string; map: string; list: readonly RegionTown[] };
  services: { heading: string; lead: string; cards: Readonly<Record<RegionServiceId, RegionService>> };
  /** Local differences: three notes. */
  local: { heading: string; lead: string; notes: readonly { heading: string; text: string }[] };
  why: { heading: string; lead: string; bookingOnline: string; mobileService: string; book: string };
  closing: { heading: string; text: string; book: string };
}

/** The words that the regional pages share. */
export const regionWords = {
  callNow: 'Call Now',
  phone: 'Phone',
  online: 'Online booking',
  mobile: 'Mobile service',
} as const;
