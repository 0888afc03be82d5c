import { describe, expect, test } from 'vitest';
import { emailLine, line, optionalEmailLine, paragraph } from './text';

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
