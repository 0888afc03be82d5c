import { describe, expect, test } from 'vitest';
import { calendarDate, dollars, line, paragraph } from './wire';

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

describe('a line', () => {
  const name = line({ name: 'Name', least: 2, message: 'Name must be at least 2 characters' });

  test('is trimmed', () => {
    expect(name.parse('  Jo  ')).toBe('Jo');
  });
  test.each(['a\nb', 'a\r\nBcc: x', 'a\u0000b', 'a\u007fb', 'a\u2028b'])(
    '%j has a character that no line may have',
    (text) => {
      expect(name.safeParse(text).error?.issues[0]).toMatchObject({ params: { code: 'invalid_characters' } });
    },
  );
  test('says what is wrong with a short one in its own words', () => {
    expect(name.safeParse('J').error?.issues[0]?.message).toBe('Name must be at least 2 characters');
  });
});

describe('a paragraph', () => {
  const notes = paragraph({ name: 'Notes', most: 20 });

  test('keeps its line breaks', () => {
    expect(notes.parse('gate 44\nring twice')).toBe('gate 44\nring twice');
  });
  test('refuses other control characters, and what is too long', () => {
    expect(notes.safeParse('a\u0007b').success).toBe(false);
    expect(notes.safeParse('x'.repeat(21)).success).toBe(false);
  });
});
