import { describe, expect, test } from 'vitest';
import { lawOf, laws, stateLaws } from './all';
import type { Alternative, Citation } from './index';
import { fetchLaw, fetchStateLaws, hasLaw, jurisdictionName, jurisdictions } from './index';

function citationsOf(value: unknown): Citation[] {
  if (Array.isArray(value)) return value.flatMap(citationsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('section' in value) return [value as Citation];
  return Object.values(value).flatMap(citationsOf);
}

const figuresOf = ({ outcome }: Alternative) =>
  outcome.kind === 'limits' ? [outcome.light?.minimumPercent, outcome.reflectance?.maximumPercent] : [];

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
    for (const { name, source, section, confidence } of citations) {
      expect(['high', 'medium', 'low']).toContain(confidence);
      expect(ids).toContain(source);
      expect(section).not.toBe('');
      expect(background.quotes[name]?.split(' ').length).toBeLessThanOrEqual(44);
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
