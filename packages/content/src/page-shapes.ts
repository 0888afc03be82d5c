import type { FilmType } from '@tintforge/booking-core';
import type { FilmCard, FilmPage, GalleryItem, HomeComparisonRow, MeasuredColumn, Reviews } from './shapes';

// The words of the pages that a shop may have or leave out (`site.ts` of its folder).

/** /services/commercial-tinting: the benefits for a building, its windows, the films, and the quote. */
export interface CommercialPage {
  hero: {
    heading: string;
    lead: string;
    claims: readonly string[];
    claimsNote: {
      text: string;
      link: string;
    };
    quote: string;
    picture: string;
  };
  benefits: {
    heading: string;
    items: readonly {
      name: string;
      figure: string;
      text: string;
    }[];
  };
  applications: {
    heading: string;
    lead: string;
    offices: {
      name: string;
      text: string;
      picture: string;
      edge: string;
      before: string;
      after: string;
    };
    others: readonly {
      id: 'retail' | 'hotels';
      name: string;
      text: string;
      picture: string;
    }[];
  };
  films: {
    heading: string;
    lead: string;
    items: readonly {
      name: string;
      claim?: string;
      text: string;
    }[];
    makerClaim: {
      text: string;
      link: string;
    };
  };
  quote: {
    heading: string;
    items: readonly string[];
  };
  closing: {
    heading: string;
    text: string;
    quote: string;
  };
}

/** /services/residential-tinting: rooms, one view twice, the films, and the quote. */
export interface ResidentialPage {
  hero: {
    heading: string;
    lead: string;
    quote: string;
    picture: string;
  };
  /** Applications; `vltPercent` is the sample's shade or frost, and that of the room's windows in the picture. */
  rooms: {
    heading: string;
    items: readonly {
      window: string;
      name: string;
      film: string;
      text: string;
      vltPercent: number | 'frost';
    }[];
  };
  /** The same room twice. */
  view: {
    heading: string;
    lead: string;
    picture: string;
    edge: string;
    before: string;
    after: string;
  };
  benefits: {
    heading: string;
    items: readonly {
      name: string;
      text: string;
    }[];
    makerClaim: {
      text: string;
      link: string;
    };
  };
  films: {
    heading: string;
    lead: string;
    picture: string;
    items: readonly {
      name: string;
      text: string;
    }[];
  };
  quote: {
    heading: string;
    items: readonly string[];
  };
  closing: {
    heading: string;
    text: string;
    quote: string;
  };
}

/** /services/paint-protection-film: what it stops, coverage with starting prices in cents, and the steps. */
export interface PpfPage {
  hero: {
    heading: string;
    lead: string;
    claims: readonly string[];
    quote: string;
    call: (phone: string) => string;
    more: string;
    picture: string;
  };
  benefits: {
    heading: string;
    lead: string;
    picture: string;
    items: readonly {
      name: string;
      text: string;
    }[];
  };
  coverage: {
    heading: string;
    lead: string;
    from: string;
    options: readonly {
      id: 'partial' | 'full-front' | 'full-vehicle';
      name: string;
      fromCents: number;
      text: string;
      time: string;
      place: string;
    }[];
    picture: (name: string) => string;
    quote: string;
    wayOn: string;
  };
  process: {
    heading: string;
    steps: readonly {
      name: string;
      text: string;
    }[];
  };
  addOns: {
    heading: string;
    text: string;
    book: string;
  };
  closing: {
    heading: string;
    text: string;
    quote: string;
    call: (phone: string) => string;
    areas: string;
  };
}

/** /ppf-benefits: the reasons, the coverages and the features of the film. */
export interface PpfBenefitsPage {
  hero: {
    heading: string;
    lead: string;
    quote: string;
    call: string;
    pick: string;
    picture: (coverage: string) => string;
  };
  benefits: {
    heading: string;
    items: readonly {
      name: string;
      description: string;
      details: readonly string[];
    }[];
  };
  coverage: {
    heading: string;
    columns: {
      name: string;
      covers: string;
      bestFor: string;
      quote: string;
    };
    quote: string;
    /** Names the option, for screen readers that read only the button. */
    quoteFor: (name: string) => string;
    options: readonly {
      id: 'full-vehicle' | 'partial' | 'full-front';
      name: string;
      description: string;
      coverage: string;
      bestFor: string;
    }[];
  };
  features: {
    heading: string;
    items: readonly string[];
  };
  closing: {
    heading: string;
    schedule: string;
    call: string;
    find: string;
  };
}

/** /about-us: the shop in figures, its story, values, team and reasons. */
export interface AboutPage {
  heading: string;
  lead: string;
  book: string;
  areas: string;
  picture: string;
  figures: {
    label: string;
    founded: {
      label: string;
      note: string;
    };
    regions: {
      label: string;
      note: string;
    };
    shades: {
      label: string;
      note: string;
    };
    starts: {
      label: string;
      note: string;
    };
  };
  story: {
    heading: string;
    paragraphs: readonly string[];
  };
  values: {
    heading: string;
    items: readonly {
      name: string;
      text: string;
    }[];
  };
  team: {
    heading: string;
    lead: string;
    picture: string;
    members: readonly {
      role: string;
      text: string;
    }[];
  };
  reasons: {
    heading: string;
    lead: string;
    items: readonly {
      claim: string;
      proof: string;
    }[];
    table: string;
  };
  closing: {
    heading: string;
    text: string;
    book: string;
  };
}

/** /gallery: drawings of finished work and their words. */
export interface GalleryPage {
  heading: string;
  lead: string;
  filter: string;
  all: string;
  before: string;
  edge: (title: string) => string;
  items: readonly GalleryItem[];
  note: string;
  closing: {
    heading: string;
    text: string;
    book: string;
    compare: string;
  };
}

/** /film-explorer: the words around its two islands. */
export interface ExplorerPage {
  heading: string;
  lead: string;
  /** Its name in links from other pages. */
  link: string;
  closing: {
    heading: string;
    text: string;
    comparison: string;
  };
}

/** Words with a heading. */
interface HeadedText {
  heading: string;
  text: string;
}

/** The page of a film in the look of ceramic. */
export interface CeramicPage extends FilmPage {
  benefits: { heading: string; lead: string; picture: string; items: readonly HeadedText[] };
}

/** A film's shades on a pictured car, as the shop's state allows them: percent of visible light, 0 to 100. */
interface WornShades {
  front: number;
  behind: number;
}

/** The page of a film in the look of carbon. */
export interface CarbonPage extends FilmPage {
  worn: WornShades;
  benefits: {
    heading: string;
    lead: string;
    items: Readonly<Record<'privacy' | 'signal' | 'durable', HeadedText & { picture: string }>>;
  };
  layers: { heading: string; lead: string; picture: string };
}

/** The page of a film in the look of hybrid. */
export interface HybridPage extends FilmPage {
  worn: WornShades;
  benefits: {
    heading: string;
    lead: string;
    picture: string;
    performance: { heading: string; items: readonly HeadedText[] };
    aesthetic: { heading: string; pictures: Readonly<Record<'suv' | 'coupe', { title: string; caption: string }>> };
  };
}

/** A service without prices, on the start page. */
interface ServiceCard {
  title: string;
  description: string;
  facts: readonly string[];
  link: string;
}

/** Words and figures of the start page below its first screen. */
export interface HomeWords {
  services: {
    heading: string;
    lead: string;
    automotive: {
      title: string;
      description: string;
      time: string;
      from: (price: string) => string;
      link: string;
    };
    /** Only where the shop has the page. */
    residential?: ServiceCard;
    commercial?: ServiceCard;
  };
  /** Only where the shop has the page. */
  ppf?: {
    heading: string;
    text: string;
    picture: string;
    from: string;
    prices: readonly {
      coverage: string;
      fromCents: number;
    }[];
    link: string;
    benefits: string;
  };
  films: {
    heading: string;
    lead: string;
    cards: readonly FilmCard[];
    source: string;
    bars: (film: string) => string;
    uvProtection: string;
    heatRejection: string;
    signalInterference: string;
    layers: {
      title: (film: string) => string;
      glass: string;
      adhesive: string;
      'uv-polyester': string;
      ceramic: string;
      carbon: string;
      polyester: string;
      'hard-coat': string;
    };
  };
  comparison: {
    heading: string;
    caption: string;
    feature: string;
    shades: string;
    shadesTitle: (film: string, percents: readonly number[]) => string;
    rows: readonly HomeComparisonRow[];
    /** 16 CFR 239.4: whose lifetime. */
    note: string;
    noteEnd: string;
    and: string;
    link: string;
  };
  brands: {
    heading: string;
  };
  testimonials: {
    heading: string;
    /** Names the source of the rating until it is verified. */
    summary: (reviews: Reviews) => string;
  };
  about: {
    heading: string;
    lead: string;
    points: readonly {
      title: string;
      text: string;
    }[];
    link: string;
    gallery: string;
  };
  closing: {
    heading: string;
    text: string;
    book: string;
  };
}

/** The manufacturers' claim about one film in one row. */
export interface ComparedClaim {
  /** Figure or words, as printed. */
  value: string;
  /** The figure is the best shade's. */
  isUpTo?: boolean;
}

/** One row of the comparison: the manufacturers' claims about each film, and the column of the tables that measured it. */
export interface ComparedFeature {
  feature: string;
  claims: Readonly<Record<FilmType, ComparedClaim>>;
  /** The shop's own terms below each claim: the warranty of its packages, or their lowest price. */
  ownTerms?: 'warranty' | 'price';
  measured?: { column: MeasuredColumn; label: string };
}

/** /products/film-comparison: the claims about the shop's films. */
export interface FilmClaims {
  heading: string;
  lead: string;
  caption: string;
  rows: readonly ComparedFeature[];
  notes: readonly string[];
}

/** A bar: a film, or the dyed film that it is compared with. */
export interface FilmBar {
  label: string;
  /** Absent for dyed film, which the shop doesn't fit. */
  filmType?: FilmType;
  /** The manufacturer's claim. */
  percent: number;
}

/** One answer to each question of the guide. */
export interface FilmAnswers {
  heat: 'most' | 'some' | 'little';
  look: 'light' | 'charcoal' | 'black';
  signal: 'critical' | 'preferred' | 'indifferent';
  budget: 'value' | 'middle' | 'premium';
}

/** The questions of the guide. */
export type FilmQuestion = keyof FilmAnswers;

/** Points of each film; negative infinity for one that an answer rules out. */
type FilmPoints = Readonly<Record<FilmType, number>>;

/** The guide to one of the shop's films. */
export interface FilmGuide {
  /** The films by the heat that they keep out, the most first. */
  filmsByHeat: readonly [FilmType, ...FilmType[]];
  points: {
    readonly [Question in FilmQuestion]: Readonly<Record<FilmAnswers[Question], FilmPoints>>;
  };
  /** Reasons for a film in each question. Every figure is from its table. */
  reasons: Readonly<Record<FilmType, Readonly<Record<FilmQuestion, string>>>>;
  /** Its use in a few words, shown until all is answered. */
  suits: Readonly<Record<FilmType, string>>;
}

/** A part of a legal text. */
export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

/** The parts of the terms and of the privacy policy that are a shop's own; the others say what the software does. */
export interface ShopLegal {
  terms: {
    /** "November 23, 2026" */
    lastUpdated: string;
    warranty: readonly string[];
    liability: readonly string[];
    /** Further ones, before the last. */
    sections: readonly LegalSection[];
  };
  privacy: {
    lastUpdated: string;
    /** About children: the least age. */
    children: readonly string[];
    sections: readonly LegalSection[];
  };
}
