import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replyLink } from './reply-link';

const words = { subject: 'Your message about Residential Tinting', greeting: 'Hello Sample,' };

/** Parses a link the way an email program does. */
function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link);
  return {
    protocol,
    recipient: decodeURIComponent(pathname),
    fields: [...searchParams.keys()],
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

describe('the answer to a message', () => {
  test('goes to its writer and quotes it', () => {
    const link = replyLink({ email: 'sample@tintforge.example', message: 'Six panes.\nSecond floor.' }, words);
    expect(link).toMatch(/^mailto:sample@tintforge\.example\?/);
    expect(read(link)).toEqual({
      protocol: 'mailto:',
      recipient: 'sample@tintforge.example',
      fields: ['subject', 'body'],
      subject: words.subject,
      body: 'Hello Sample,\r\n\r\n\r\n> Six panes.\r\n> Second floor.',
    });
  });

  test.each([
    'a@tintforge.example?bcc=b@evil.example',
    'a@tintforge.example&cc=b@evil.example',
    'a@tintforge.example,b@evil.example',
    'a@tintforge.example%0d%0aBcc: b@evil.example',
    'a\r\nBcc: b@evil.example',
    'a#b@tintforge.example',
  ])('has one recipient and no field but its own when the address is %j', (email) => {
    const link = replyLink({ email, message: 'Hello.' }, words);
    const { recipient, fields } = read(link);
    expect(fields).toEqual(['subject', 'body']);
    expect(recipient).toBe(email.replaceAll(/[\r\n]+/g, ' '));
    expect(link.slice(0, link.indexOf('?'))).not.toMatch(/[,;&\s]|%0[ad]/i);
  });

  test('whatever somebody typed is one recipient, a subject and a body, in a link that mail programs take', () => {
    const text = fc.string({ unit: 'binary', maxLength: 500 });
    const email = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((name) => `${name}@tintforge.example`);
    fc.assert(
      fc.property(email, text, text, (to, message, subject) => {
        const link = replyLink({ email: to, message }, { ...words, subject: subject.slice(0, 60) });
        expect(read(link).fields).toEqual(['subject', 'body']);
        expect(link).toMatch(/^mailto:[^?&#\s]+@tintforge\.example\?subject=[^&#\s]*&body=[^&#\s]*$/);
        expect(link.length).toBeLessThanOrEqual(1900);
      }),
    );
  });

  test('quotes of a long message what fits, and says that there was more', () => {
    const message = Array.from({ length: 60 }, (_, index) => `Line ${index} 東京`).join('\n');
    const { body } = read(replyLink({ email: 'a@tintforge.example', message }, words));
    expect(body).toMatch(/> Line 0 東京\r\n/);
    expect(body?.endsWith('> …')).toBe(true);
  });
});
