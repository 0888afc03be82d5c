import { describe, expect, test } from 'vitest';
import { emailLine, line, optionalEmailLine, optionalPhoneLine, paragraph, phoneLine, zipLine } from './text';

describe('a line', () => {
  const name = line({ name: 'Name', least: 2, message: 'Name must be at least 2 characters' });

  test('is trimmed', () => {
    expect(name.parse('  Jo  ')).toBe('Jo');
  });
  test('that was pasted has plain spaces and no marks without a picture', () => {
    expect(name.parse('\u202AJo\u00A0Ann\u200B\tLee\u202C')).toBe('Jo Ann Lee');
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

describe('an email address', () => {
  test.each(['alex@tintforge.example', '  alex@tintforge.example '])('%j is one', (text) => {
    expect(emailLine('No address').parse(text)).toBe('alex@tintforge.example');
  });

  test.each(['', 'alex', 'alex@', 'alex@tintforge.example\nBcc: x'])('%j is none', (text) => {
    const { error } = emailLine('No address').safeParse(text);
    expect(error?.issues.at(-1)?.message).toBe('No address');
  });

  test('can be left out where it is optional, and is looked at where it is not', () => {
    expect(optionalEmailLine('No address').parse(' ')).toBe('');
    expect(optionalEmailLine('No address').safeParse('alex').error?.issues[0]?.message).toBe('No address');
  });
});

describe('a phone number', () => {
  test.each([
    '\u202d+1\u00a0(727)\u00a0555\u20110142\u202c',
    '(727)\u00a0555-0142',
    '727\u2013555\u20130142',
    '727-555-0142\u200b',
    '727\t555\t0142',
    'tel:+17275550142',
  ])('%j is 7275550142', (text) => {
    expect(phoneLine('No number').parse(text)).toBe('7275550142');
    expect(optionalPhoneLine('No number').parse(text)).toBe('7275550142');
  });

  test('is refused in the form’s words, and can be left out where it is optional', () => {
    expect(phoneLine('No number').safeParse('727 555').error?.issues[0]?.message).toBe('No number');
    expect(optionalPhoneLine('No number').safeParse('727 555').error?.issues[0]?.message).toBe('No number');
    expect(optionalPhoneLine('No number').parse(' ')).toBe('');
  });
});

describe('a ZIP code', () => {
  test.each(['33755\u20131410', '33755\u00a0', '33755-1410', '\uFF13\uFF13\uFF17\uFF15\uFF15'])(
    '%j is 33755',
    (text) => {
      expect(zipLine('No ZIP code').parse(text)).toBe('33755');
    },
  );

  test('is refused in the form’s words', () => {
    expect(zipLine('No ZIP code').safeParse('3375').error?.issues[0]?.message).toBe('No ZIP code');
  });
});
