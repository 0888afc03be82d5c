import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTrackingCode } from '../tracking-code';
import { countWork, type GlassDetails, type QuoteDetails } from './details';
import { makeQuoteCode, parseQuoteCode } from './quote-code';
import { isGoodThroughPassed, nextQuoteStatus, quoteEvents, quoteStatuses } from './quote-status';

describe('the life of a quote', () => {
  test('every status and event, as a table', () => {
    const table = quoteStatuses.map((status) => [
      status,
      ...quoteEvents.map((event) => {
        const next = nextQuoteStatus(status, event);
        return next.ok ? next.value : '–';
      }),
    ]);
    expect([['', ...quoteEvents], ...table]).toEqual([
      ['', 'answered', 'sent', 'change-asked', 'accepted', 'acceptance-ended', 'declined', 'withdrawn', 'reopened'],
      ['requested', 'answered', 'sent', '–', '–', '–', 'declined', 'withdrawn', '–'],
      ['answered', '–', 'sent', '–', '–', '–', 'declined', 'withdrawn', 'requested'],
      ['sent', '–', 'sent', 'changes-requested', 'accepted', '–', 'declined', 'withdrawn', '–'],
      ['changes-requested', '–', 'sent', 'changes-requested', 'accepted', '–', 'declined', 'withdrawn', '–'],
      ['accepted', '–', '–', '–', '–', 'sent', '–', '–', '–'],
      ['declined', '–', 'sent', '–', '–', '–', '–', 'withdrawn', 'requested'],
      ['withdrawn', '–', 'sent', '–', '–', '–', '–', '–', 'requested'],
    ]);
  });

  test('an open quote is good through its moment and not after it; a closed one is never overdue', () => {
    for (const status of quoteStatuses) {
      const isOpen = status === 'sent' || status === 'changes-requested';
      expect(isGoodThroughPassed({ status, expiresAt: 1_000 }, 1_000)).toBe(false);
      expect(isGoodThroughPassed({ status, expiresAt: 1_000 }, 1_001)).toBe(isOpen);
      expect(isGoodThroughPassed({ status, expiresAt: null }, 1_001)).toBe(false);
    }
  });
});

describe('a quote’s code', () => {
  const symbols = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 7, maxLength: 7 });

  test('is read as it was made, however it is typed', () => {
    fc.assert(
      fc.property(symbols, (given) => {
        const code = makeQuoteCode('TQ', given);
        expect(code).toMatch(/^TQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(parseQuoteCode(code)).toBe(code);
        expect(parseQuoteCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(code);
      }),
      { seed: 20261125, numRuns: 500 },
    );
  });

  test('differs from a tracking code by its letters', () => {
    const given = [7, 20, 3, 21, 9, 24, 17];
    expect(makeQuoteCode('TQ', given).slice(3)).toBe(makeTrackingCode('TF', given).slice(3));
    expect(parseQuoteCode(makeTrackingCode('TF', given))).not.toBe(makeQuoteCode('TQ', given));
  });
});

describe('how much a request is about', () => {
  const glass: GlassDetails = {
    windows: [
      { room: 'Kitchen', count: 3, size: { widthInches: 36, heightInches: 60 }, sun: 'west' },
      { room: 'Stairs', count: 11, size: null, sun: 'not-sure' },
    ],
    goals: ['heat'],
    glass: 'double',
    oldFilm: 'no',
    reach: 'ladder',
  };
  const car = { year: 2024, make: 'Sample', model: 'Coupe', color: 'White' } as const;
  const answers = { chips: 'no', repainted: 'no', garage: 'yes' } as const;

  test.each<[details: QuoteDetails, count: number]>([
    [{ kind: 'residential', ...glass, home: 'house', association: 'no' }, 14],
    [{ kind: 'commercial', ...glass, workHours: '', needsCertificate: true, siteContact: '' }, 14],
    [{ kind: 'ppf', ...car, coverage: 'full-front', panels: [], ...answers }, 1],
    [{ kind: 'ppf', ...car, coverage: 'panels', panels: ['hood', 'mirrors'], ...answers }, 2],
    [
      {
        kind: 'fleet',
        vehicles: [
          { type: 'truck', count: 10, model: '' },
          { type: 'sedan', count: 2, model: '' },
        ],
        wanted: '',
        places: '',
        offRoad: '',
      },
      12,
    ],
  ])('%j', (details, count) => {
    expect(countWork(details)).toBe(count);
  });
});
