import { describe, expect, test } from 'vitest';
import { passagesOf } from './passages';

const read = (copy: unknown) => passagesOf(copy, 'page').map(({ path, text }) => `${path}: ${text}`);

test('every string is found, with the place where it stands', () => {
  expect(read({ hero: { lead: 'Lead', claims: ['One', 'Two'] }, items: [{ text: 'Text' }] })).toEqual([
    'page.hero.lead: Lead',
    'page.hero.claims[0]: One',
    'page.hero.claims[1]: Two',
    'page.items[0].text: Text',
  ]);
});

test('numbers are read where they are shares, as percentages', () => {
  expect(read({ heatPercent: 58, percent: 95, uvProtection: 99, priceCents: 24_999, minutes: 120 })).toEqual([
    'page.heatPercent: 58%',
    'page.percent: 95%',
    'page.uvProtection: 99%',
  ]);
});

describe('functions are read by what they say', () => {
  test('to texts, or to the parts of a mail', () => {
    expect(read({ call: (phone: string) => `Call ${phone}` })).toEqual(['page.call: Call Sample']);
    expect(read({ subject: ({ code }: { code: string }) => `Booked (${code})` })).toEqual([
      'page.subject: Booked (TF-SAMPLE)',
    ]);
  });

  test('one that makes no whole sentence of these has to be given a sample', () => {
    expect(() => read({ list: ({ films }: { films: readonly string[] }) => `${films}` })).toThrow(
      'Nothing is known that page.list could be called with',
    );
  });
});

test('what stands beside a string is in its object; strings of a list have nothing beside them', () => {
  const [heading, , first] = passagesOf({ heading: 'Heading', lead: 'Lead', features: ['One', 'Two'] }, 'page');
  expect(heading?.beside).toEqual(['Lead']);
  expect(heading?.next).toBe('Lead');
  expect(first?.beside).toEqual([]);
});

test('the notes of a section are its strings and those of groups that hold nothing else', () => {
  const copy = { note: { text: 'Note', link: 'Link' }, items: [{ text: 'Item' }], more: { list: [] } };
  const item = passagesOf(copy, 'page').find(({ text }) => text === 'Item');
  expect(item?.around.map(({ notes }) => notes)).toEqual([['Item'], ['Note', 'Link']]);
});
