import { parseFigure, type QuoteKind } from '@tintforge/booking-core';

/** Fields of a request's form with one line of text or one choice, of all kinds of work. */
export const quoteAnswers = [
  'glass',
  'oldFilm',
  'reach',
  'home',
  'association',
  'workHours',
  'siteContact',
  'year',
  'make',
  'carModel',
  'color',
  'coverage',
  'chips',
  'repainted',
  'garage',
  'wanted',
  'places',
  'offRoad',
  'customerName',
  'customerEmail',
  'customerPhone',
  'company',
  'zip',
  'city',
  'notes',
  'website',
] as const;

/** One of {@link quoteAnswers}. */
export type QuoteAnswer = (typeof quoteAnswers)[number];

/** Equal windows as they are typed. */
export interface TypedWindow {
  room: string;
  count: string;
  /** Of one pane, inches. */
  width: string;
  height: string;
  hasNoSize: boolean;
  sun: string;
}

/** Equal vehicles as they are typed. */
export interface TypedVehicle {
  type: string;
  count: string;
  model: string;
}

/** A request for a quote as it is typed, of any kind: what one kind doesn't ask stays for another. */
export interface TypedQuote {
  answers: Record<QuoteAnswer, string>;
  windows: TypedWindow[];
  vehicles: TypedVehicle[];
  goals: string[];
  panels: string[];
  needsCertificate: boolean;
}

/** A typed request as the contract has it, before `quoteRequest` validates it. */
export function typedQuoteRequest(kind: QuoteKind, typed: TypedQuote): object {
  const { customerName, customerEmail, customerPhone, zip, city, company, notes, website } = typed.answers;
  const contact = { customerName, customerEmail, customerPhone, zip, city, company, notes };
  return { ...contact, ...(website !== '' && { website }), details: detailsOf(kind, typed) };
}

function detailsOf(kind: QuoteKind, typed: TypedQuote): object {
  const { answers } = typed;
  const { chips, repainted, garage, year, make, color, coverage, carModel } = answers;
  switch (kind) {
    case 'residential':
      return { kind, ...glassOf(typed), home: answers.home, association: answers.association };
    case 'commercial': {
      const { workHours, siteContact } = answers;
      return { kind, ...glassOf(typed), workHours, needsCertificate: typed.needsCertificate, siteContact };
    }
    case 'ppf': {
      const car = { year: numberOf(year), make, model: carModel, color, coverage };
      const panels = coverage === 'panels' ? typed.panels : [];
      return { kind, ...car, panels, chips, repainted, garage };
    }
    case 'fleet': {
      const vehicles = typed.vehicles.map(({ count, ...row }) => ({ ...row, count: numberOf(count) }));
      return { kind, vehicles, wanted: answers.wanted, places: answers.places, offRoad: answers.offRoad };
    }
  }
}

function glassOf({ answers, windows, goals }: TypedQuote): object {
  const rows = windows.map(({ room, count, width, height, hasNoSize, sun }) => ({
    room,
    count: numberOf(count),
    size: hasNoSize ? null : { widthInches: numberOf(width), heightInches: numberOf(height) },
    sun,
  }));
  return { windows: rows, goals, glass: answers.glass, oldFilm: answers.oldFilm, reach: answers.reach };
}

/** A number as typed; not a number for anything else, which validation refuses with its own words. */
function numberOf(text: string): number {
  return parseFigure(text, 2) ?? Number.NaN;
}
