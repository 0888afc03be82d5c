import { brand } from '@tintforge/shop/brand';
import { expect, test } from 'vitest';
import { confirmationWords } from './confirmation-words';
import { mailWords } from './mail-words';

const start = { day: 'Tuesday, December 8', time: '9:00 AM EST', code: 'TF-7K3M-9QXA' };
const costs = { refund: '$337.48', kept: '$112.50', phone: '(813) 555-4700' };

/** Every text, with something in each of its gaps. */
function allTexts(): string[] {
  const texts: string[] = [];
  function collect(value: unknown): void {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'function') texts.push(value({ ...start, ...costs, toString: () => 'A' }, 'B'));
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
  }
  collect(mailWords);
  return texts;
}

test('no word is empty, left to be written, or markup', () => {
  const texts = allTexts();
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) {
    expect(text.trim()).toBe(text);
    expect(text).not.toMatch(/^$|undefined|\[object|TODO|lorem|<|&\w+;/i);
  }
});

test('a subject is one line that names the start and the code', () => {
  expect(mailWords.confirmed.subject(start)).toBe('Booked: Tuesday, December 8, 9:00 AM EST (TF-7K3M-9QXA)');
  expect(mailWords.rescheduled.subject(start)).toMatch(/^Moved to: Tuesday/);
  expect(mailWords.cancelled.subject(start)).toMatch(/^Cancelled: Tuesday/);
});

test('the rule says what comes back, what is kept and whom to call', () => {
  for (const text of [mailWords.policy.afterward(costs), mailWords.policy.fromNow(costs)]) {
    for (const figure of Object.values(costs)) expect(text).toContain(figure);
  }
});

test('what the crew needs is what the site says', () => {
  const needs = mailWords.before.lines.join(' ');
  for (const need of ['Child seats out', 'Car clean', 'power within 50 ft', '3 to 5 days']) {
    expect(needs.toLowerCase()).toContain(need.toLowerCase());
    expect(confirmationWords.verification.before.lines.join(' ').toLowerCase()).toContain(need.toLowerCase());
  }
});

test('aftercare is worded with care: windows up, no cleaning, time to dry, how to look', () => {
  expect(mailWords.aftercare.lines.join(' ')).toMatch(/3 to 5 days.*30 days.*30 to 60 days.*6 ft/);
});

test('the foot names the brand', () => {
  expect(mailWords.foot.signature).toContain(brand.tagline);
});
