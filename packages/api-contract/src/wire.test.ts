import { describe, expect, test } from 'vitest';
import { calendarDate, dollars } from './wire';

describe('dollars', () => {
  test.each([0, 0.01, 249.99, 2399.95, 449.98, 1299.99, 0.1 + 0.2])('%s is an amount', (amount) => {
    expect(dollars.safeParse(amount).success).toBe(true);
  });
  test.each([-0.01, 1.005, 10.001, Number.NaN, Number.POSITIVE_INFINITY, '10'])('%s is none', (amount) => {
    expect(dollars.safeParse(amount).success).toBe(false);
  });
});

describe('calendarDate', () => {
  test.each(['2026-12-01', '2028-02-29'])('%s exists', (date) => {
    expect(calendarDate.safeParse(date).success).toBe(true);
  });
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '12/01/2026', ''])(
    '%j does not, and says so by its code',
    (date) => {
      const parsed = calendarDate.safeParse(date);
      expect(parsed.error?.issues[0]).toMatchObject({ params: { code: 'invalid_date' } });
    },
  );
});
