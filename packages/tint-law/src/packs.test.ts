import { describe, expect, test } from 'vitest';
import { lawOf, laws, stateLaws } from './all';
import type { Alternative, Citation } from './index';
import {
  askedFacts,
  type Condition,
  fetchLaw,
  fetchStateLaws,
  hasLaw,
  judgePane,
  jurisdictionName,
  jurisdictions,
  type LawZone,
} from './index';
import { filmOf, paneOf, testDay, vehicles } from './testing/panes';

function citationsOf(value: unknown): Citation[] {
  if (Array.isArray(value)) return value.flatMap(citationsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('section' in value) return [value as Citation];
  return Object.values(value).flatMap(citationsOf);
}

const figuresOf = ({ outcome }: Alternative) =>
  outcome.kind === 'limits' ? [outcome.light?.minimumPercent, outcome.reflectance?.maximumPercent] : [];

/** `316.2953`, `20-127(b)(1)`, `Trans 305.32(4)(b)2.`, `67 Pa. Code 175.263`; the page of an agency by its title. */
const section = /^(?:Trans |\d+ Pa\.(?: Code |C\.S\. ))?\d\w*(?:[-.:/]+\d\w*)*(?:\([\da-zA-Z-]+\))*(?:\d\.)?$/;
const pageTitle = /^“[^”]+”$/;

/** The parts of a condition of which none consists of others. */
function plainParts(condition: Condition): Condition[] {
  if ('all' in condition) return condition.all.flatMap(plainParts);
  if ('any' in condition) return condition.any.flatMap(plainParts);
  return 'not' in condition ? plainParts(condition.not) : [condition];
}

const colors = (conditions: readonly Condition[]) =>
  conditions.flatMap((each) => ('colorNot' in each ? each.colorNot : []));

test('every pack is in the list and can be fetched by its code', async () => {
  for (const { law } of laws) {
    expect(hasLaw(law.jurisdiction)).toBe(true);
    expect(await fetchLaw(law.jurisdiction)).toBe(law);
    expect(jurisdictionName(law.jurisdiction)).toBe(law.name);
  }
});

test('the laws of the United States are all but those of provinces', async () => {
  const provinces = laws.filter(({ law }) => law.jurisdiction.startsWith('CA-'));
  expect(stateLaws).toHaveLength(laws.length - provinces.length);
  expect(await fetchStateLaws()).toEqual(stateLaws);
});

test('the others are known by name and have no law', async () => {
  const without = jurisdictions.filter(({ code }) => !hasLaw(code)).map(({ name }) => name);
  expect(without).toEqual(expect.arrayContaining(['Alaska', 'Arizona', 'District of Columbia', 'Utah']));
  expect(jurisdictions).toHaveLength(53);
  expect(laws).toHaveLength(53 - without.length);
  expect(lawOf('US-AZ')).toBeUndefined();
  expect(await fetchLaw('US-AZ')).toBeUndefined();
  expect(await fetchLaw('constructor')).toBeUndefined();
  expect(jurisdictionName('US-ZZ')).toBeUndefined();
});

describe.each(laws.map((each) => [each.law.name, each] as const))('%s', (_, { law, background: read }) => {
  const background = read();

  test('rests every figure on a passage of a source that it names', () => {
    const citations = citationsOf([law, background]);
    expect(citations.length).toBeGreaterThan(0);
    const ids = background.sources.map(({ id }) => id);
    for (const { name, source, confidence } of citations) {
      expect(['high', 'medium', 'low']).toContain(confidence);
      expect(ids).toContain(source);
      expect(background.quotes[name]?.split(' ').length).toBeLessThanOrEqual(44);
    }
  });

  test('cites sections of its code, or a page by its title', () => {
    for (const { source, section: cited } of citationsOf([law, background])) {
      const isPage = background.sources.find(({ id }) => id === source)?.kind === 'agency' && law.code !== undefined;
      expect(cited).toMatch(isPage ? pageTitle : section);
    }
  });

  test('leaves a verdict open for each window of which something was not read', () => {
    const isOpen = (zone: LawZone) =>
      vehicles.some((vehicle) =>
        [5, 20, 39, 99].some((percent) =>
          [6, 30].some((reflectancePercent) => {
            const film = { ...filmOf(percent), reflectancePercent };
            return judgePane(law, paneOf(zone, { vehicle, glass: 75, film }), testDay).kind === 'not-verified';
          }),
        ),
      );
    for (const { words, touches } of background.unknowns) {
      expect(words).toMatch(/^\S.*\.$/);
      if (typeof touches === 'string') continue;
      expect(touches.filter((zone) => !isOpen(zone))).toEqual([]);
    }
  });

  test('has the label, the exemption, the remark and the question that an unknown of it is about', () => {
    const touched = background.unknowns.map(({ touches }) => touches);
    if (touched.includes('remark')) expect(law.remarks).not.toBeUndefined();
    if (touched.includes('question')) expect([...askedFacts(law)]).not.toEqual([]);
    expect(background.medical.slice(0, 1).map(({ citation }) => citation)).toEqual(
      law.exemption ? [law.exemption] : [],
    );
  });

  test('asks for each fact of the car that one of its classes rests on', () => {
    const facts = law.classes.flatMap(({ test: ofClass }) =>
      plainParts(ofClass).flatMap((part) => ('fact' in part ? [part.fact] : [])),
    );
    expect([...askedFacts(law)]).toEqual(expect.arrayContaining(facts));
  });

  test('forbids a color, or film that reflects, on every window that the passage is about', () => {
    const { quotes } = background;
    const conditionsOf = (name: string) =>
      law.rules.flatMap(({ always = [], alternatives }) => [
        ...always.filter(({ citation }) => citation.name === name).map(({ condition }) => condition),
        ...alternatives.flatMap(({ when, citation }) => (when && citation.name === name ? [when] : [])),
      ]);
    for (const [name, quote] of Object.entries(quotes)) {
      const parts = conditionsOf(name).flatMap(plainParts);
      for (const color of quote.match(/\b(?:red|yellow|amber|blue|gold|black)\b/gi) ?? [])
        expect([name, colors(parts)]).toEqual([name, expect.arrayContaining([color.toLowerCase()])]);
      if (/\bnonreflective\b/i.test(quote) && !/or nonreflective/.test(quote))
        expect([name, parts]).toEqual([name, expect.arrayContaining([{ film: 'nonreflective' }])]);
      if (/\bmirror(?:ed|-like| finish)\b/i.test(quote))
        expect([name, parts]).toEqual([name, expect.arrayContaining([{ film: 'no-mirror-finish' }])]);
    }
  });

  test('has sources with a kind, an address and a day', () => {
    for (const { kind, read, url, retrievedOn } of background.sources) {
      expect(['statute', 'regulation', 'agency', 'court', 'bill', 'secondary']).toContain(kind);
      expect(['full', 'part', 'heading']).toContain(read);
      expect(url ?? 'https://').toMatch(/^https:\/\/\S*$/);
      expect(retrievedOn).toMatch(/^2026-/);
    }
  });

  test('is dated, and its classes end with one that every car is of', () => {
    expect(law.version).toMatch(/^\d{4}-\d\d-\d\d\.\d+$/);
    expect(law.reviewBy > law.version).toBe(true);
    expect(law.classes.at(-1)?.test).toEqual({ all: [] });
    const ids = law.classes.map(({ id }) => id);
    for (const { classes = [] } of law.rules) expect(ids).toEqual(expect.arrayContaining([...classes]));
  });

  test('remarks on every label that a shop elsewhere can’t supply', () => {
    const remarks = (law.remarks ?? []).filter(({ about }) => about === 'paper');
    const labels = background.labels.filter(({ isAvailableHere }) => !isAvailableHere);
    expect(remarks.map(({ citation }) => citation)).toEqual(labels.map(({ citation }) => citation));
  });

  test('has figures from 0 to 100', () => {
    for (const figure of law.rules.flatMap(({ alternatives }) => alternatives.flatMap(figuresOf))) {
      expect(figure ?? 50).toBeGreaterThan(0);
      expect(figure ?? 50).toBeLessThanOrEqual(100);
    }
  });
});
