import type { FilmType, QuoteKind, QuoteUnit, VltBasis } from '@tintforge/booking-core';
import type { GalleryDrawing, GalleryKind } from './pages/gallery-kinds';

export type { OptionalPage, ShopSite } from './page-names';

// The shapes of what a shop's folder has. Nothing here knows a shop.

/** A shop's name, tagline and founding year. */
export interface ShopBrand {
  name: string;
  tagline: string;
  foundedYear: number;
  /** The public email address. */
  email: string;
  /** Two capital letters in front of tracking codes: "TF-7K3M-9SQA". */
  codePrefix: string;
  /** Two others in front of the codes of quotes. */
  quotePrefix: string;
}

/**
 * A shop's own values of design tokens, by their names without the dashes: on every surface, on paper, and on ink. Colors
 * are `oklch(…)`; all others are those of packages/ui. Fonts that they name are in the folder's fonts.css, if it has one.
 */
export interface ShopPalette {
  root?: Readonly<Record<string, string>>;
  paper?: Readonly<Record<string, string>>;
  ink?: Readonly<Record<string, string>>;
}

/** Data of a folder that may be made up: only a demo shows it, marked as a sample, and a live shop leaves it out. */
export interface MaybeSample {
  isSample?: true;
}

/** The average of a shop's ratings, which it can show to be real (16 CFR 465): they are marked up for search engines. */
export interface Reviews extends MaybeSample {
  rating: number;
  /** 0 before there are any: the pages show no ratings and no customers' words then. */
  count: number;
}

/** An account of the shop elsewhere; one without an address is a place for it, which only a demo shows. */
export interface SocialLink {
  icon: 'message' | 'camera' | 'play' | 'at';
  label: string;
  href?: string | undefined;
}

/** An entry of the price list from which staff write quotes. */
export interface QuotePriceItem {
  /** Permanent: lines of quotes name it. */
  id: string;
  /** Kinds of work that it is for. */
  kinds: readonly QuoteKind[];
  name: string;
  unit: QuoteUnit;
  /** US cents for one unit; null where staff enter the price each time. */
  unitCents: number | null;
}

/** A town, and a ZIP code that the post office gives it. */
export interface DemoPlace {
  city: string;
  zip: string;
}

/** The typeface of headings on social pictures. */
export interface SocialType {
  family: string;
  weight: 400 | 500 | 600 | 700 | 800;
  /** Letter spacing: "-0.018em". */
  tracking: string;
  /** Its woff or ttf as a data URL: `import file from '../fonts/….woff?inline'`. What draws the pictures can't read woff2. */
  file: string;
}

/** First and last names that a demo's customers are put together from; a hundred customers or more. */
export interface DemoNames {
  first: readonly string[];
  last: readonly string[];
}

/** One product of a film's measured table. Percent throughout; a column that the manufacturer does not publish is absent. */
export interface FilmRow {
  /** Forever: bookings refer to it. */
  id: string;
  product: string;
  /** Visible light transmitted. */
  vltPercent: number;
  /** Visible light reflected, outside. */
  vlrExteriorPercent?: number;
  /** Visible light reflected, inside. */
  vlrInteriorPercent?: number;
  uvBlockPercent?: number;
  /** Total solar energy rejected. */
  tserPercent?: number;
  glareReductionPercent?: number;
  /** Infrared rejected over 900–1,000 nm. */
  irRejectionPercent?: number;
  /** Infrared energy rejected over 780–2,500 nm, including absorbed heat that is re-emitted outward. */
  irerPercent?: number;
  /** True where TSER and infrared rejection are interpolated between two known values. */
  isInterpolated?: boolean;
}

/** The looks of films: the layers in drawings, the hour of pictures, and the page. No two films of a shop share one. */
export type FilmSeries = 'ceramic' | 'hybrid' | 'carbon';

/** The id of one of the six service cards of a regional page. */
export type RegionServiceId = 'automotive' | 'ppf' | 'commercial' | 'residential' | 'ceramic' | 'luxury';

/** The names of films by their looks. */
export type FilmNames = Readonly<Record<FilmSeries, string>>;

/** A measured column of a film's table. */
export type MeasuredColumn = Exclude<keyof FilmRow, 'id' | 'product' | 'isInterpolated'>;

/** A film with its measured table. */
export interface Film {
  filmType: FilmType;
  series: FilmSeries;
  /** The glass for which the table states its VLT. */
  vltBasis: VltBasis;
  /** Its look from outside; absent where the manufacturer publishes no reflectance. */
  finish?: 'nonreflective';
  rows: readonly FilmRow[];
}

/**
 * The owner's statement of a film's data sheet, for every shade whose table has no such figure. The law's verdicts count
 * with it.
 */
export interface FilmStatement extends MaybeSample {
  /** Visible light reflected, percent, by the shade that reflects the most: outside and inside. */
  vlrExteriorPercent: number;
  vlrInteriorPercent: number;
  /** There is metal in it. */
  isMetallic: boolean;
  /** The sheet: "Ceramic IR series, technical data". */
  source: string;
  /** Its date, `YYYY-MM-DD`. */
  date: string;
}

/** The statements of a shop by the looks of its films; a film without one has what its table publishes. */
export type FilmStatements = Readonly<Partial<Record<FilmSeries, FilmStatement>>>;

/** A film manufacturer. */
export interface FilmBrand extends MaybeSample {
  name: string;
  /** Stand-in for the manufacturer's logo: the shades of a row of panes, percent of visible light. */
  logo: readonly number[];
  description: string;
}

/** A customer's review. */
export interface Testimonial extends MaybeSample {
  /** The customer's name as approved for print: initials. */
  name: string;
  initials: string;
  /** The job, its film and the place. */
  role: string;
  /** Of five, may be a half. */
  rating: number;
  content: string;
}

/**
 * A location card of the service areas page. Phone lines are in `contactLines`, ZIP prefixes and lead times in
 * `regions`.
 */
export interface Location {
  id: string;
  name: string;
  /** Places that its crews drive to. */
  areas: readonly [string, ...string[]];
  description: string;
}

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
  regionId: string;
  hero: { heading: string; lead: string; book: string; picture: string };
  towns: { heading: string; map: string; list: readonly RegionTown[] };
  /** Only the services that the region has. */
  services: { heading: string; lead: string; cards: Readonly<Partial<Record<RegionServiceId, RegionService>>> };
  /** Local differences: three notes. */
  local: { heading: string; lead: string; notes: readonly { heading: string; text: string }[] };
  why: { heading: string; lead: string; bookingOnline: string; mobileService: string; book: string };
  closing: { heading: string; text: string; book: string };
}

/** Marks a figure that is not in the film's table: it is the manufacturer's, and the hero's note names the source. */
interface MakersFigure {
  source?: 'maker';
}

/** A claim of the hero: its figure, large, and what it is about. */
export interface FilmClaim extends MakersFigure {
  figure: string;
  label: string;
}

/** Words of one film's page, for the sections that all three share. */
export interface FilmPage {
  filmType: FilmType;
  heading: string;
  intro: string;
  claims: readonly [FilmClaim, FilmClaim, FilmClaim];
  /** Effects of the glass on sunlight, on the three beams of the hero's picture. */
  light: { title: string; ultraviolet: string; visible: string; infrared: string } & MakersFigure;
  specificationLead: string;
  /** The manufacturer's claims for the whole series (docs/film.md of the repository, Claims). */
  makerClaims: readonly { term: string; value: string }[];
  /** Under the claims, where the manufacturer's warranty is printed in two ways. */
  warrantyNote?: string;
  closing: { heading: string; text: string };
}

/** A stop of the pane that is drawn over the sun at the top of the start page. */
export interface HeroStop {
  /** Percent of visible light that passes: the ramp's shades, and 100 for bare glass. */
  vltPercent: number;
  /** Under the stop: "35%". */
  label: string;
  /** Effects of film of this shade, in percent. */
  heatPercent: number;
  glarePercent: number;
  uvPercent: number;
  /** The law's verdict on film of this light, with typical glass and no mirror; absent for bare glass. The tests hold it to the rule. */
  verdict?: HomeVerdict;
}

/**
 * Words of a film's card on the start page; bars in percent, as the manufacturers claim (docs/film.md of the
 * repository, Claims).
 */
export interface FilmCard {
  filmType: FilmType;
  name: string;
  /** The price tier, and its name. */
  tier: string;
  badge: string;
  description: string;
  /** Reasons to choose it; no figures, which the bars and the tables have. */
  benefits: readonly [string, string, string];
  uvProtection: number;
  heatRejection: number;
  signalInterference: number;
  link: string;
}

/** A line of the home comparison (docs/film.md of the repository, Claims). */
export interface HomeComparisonRow {
  feature: string;
  /** In small print before the figures: "up to". */
  qualifier?: string;
  ceramic?: string;
  hybrid?: string;
  carbon?: string;
}

/** A picture of the gallery: a drawing, and the film that the right side of its edge wears. */
export interface GalleryItem {
  /** Its drawing. */
  id: GalleryDrawing;
  kind: GalleryKind;
  title: string;
  /** Which film, in which shade: printed on the finished side. */
  film: string;
  /** VLT of this film, percent: a row of the film tables, or a solar film's. On a car, behind the driver. */
  vltPercent: number;
  /** The same on a car's front side windows, where the law may require more light; its windshield stays as it is. */
  frontVltPercent?: number;
}

/** Names of the four picture tiles that a regional page can have. */
export interface RegionTiles {
  /** Of all four, for assistive technology. */
  label: string;
  automotive: string;
  ppf?: string;
  commercial?: string;
  residential?: string;
}

/** A regional page: where it is, what lists of pages say of it, and its words. */
export interface RegionPageEntry {
  path: string;
  /** As links and its title name it. */
  name: string;
  /** Description for search engines: 70 to 160 characters. */
  description: string;
  words: RegionPageWords;
  tiles?: RegionTiles;
}

/** On which windows of a road car registered in the shop's state a shade may be. */
export type HomeVerdict =
  | 'all-sides'
  | 'all-sides-metered'
  | 'rear'
  | 'rear-metered'
  | 'rear-clear-front'
  | 'multipurpose'
  | 'none'
  | 'not-verified';
