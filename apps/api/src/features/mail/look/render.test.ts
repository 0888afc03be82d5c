import { describe, expect, test } from 'vitest';
import type { MailDocument } from '../document';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

/** One part of each kind, every text with what HTML takes for its own. */
const hostile = `<b onclick='x'>"A" & B</b>`;
const everyPart: MailDocument = {
  preheader: `${hostile} preheader`,
  parts: [
    { kind: 'opening', lead: `${hostile} lead`, title: `${hostile} title`, detail: `${hostile} detail` },
    { kind: 'heading', text: `${hostile} heading` },
    { kind: 'paragraph', text: `${hostile} paragraph` },
    { kind: 'quote', text: `${hostile} first\n${hostile} second` },
    { kind: 'pass', label: 'Code', code: 'TF-7K3M-9QXA', hint: hostile, picture: 'qr@x', pictureLabel: hostile },
    { kind: 'button', label: `${hostile} button`, url: 'https://tintforge.example/a?b=1&c="2"#d' },
    { kind: 'facts', rows: [{ name: `${hostile} name`, lines: [`${hostile} one`, `${hostile} two`] }] },
    { kind: 'bill', lines: [{ name: `${hostile} line`, amount: '$1.00' }], total: { name: hostile, amount: '$2.00' } },
    {
      kind: 'note',
      title: `${hostile} note`,
      text: `${hostile} call (813) 555-4700, (813) 555-0142 x12 or +44 2079460018; $3.00 of TF-7K3M-9QXB, a.b+c@mail.example`,
    },
    { kind: 'list', items: [`${hostile} item`] },
  ],
  foot: { reason: `${hostile} reason`, line: { phone: '(813) 555-4700', url: 'tel:+18135554700' } },
};

const html = renderHtml(everyPart, { subject: `${hostile} subject`, opening: 'Mon-Fri' });
const text = renderText(everyPart, { opening: 'Mon-Fri' });

describe('the HTML', () => {
  test('keeps codes, phone numbers, email addresses and amounts out of a translation', () => {
    for (const value of [
      'TF-7K3M-9QXA',
      '(813) 555-4700',
      '(813) 555-0142 x12',
      '+44 2079460018',
      '$1.00',
      '$2.00',
      '$3.00',
      'TF-7K3M-9QXB',
      'a.b+c@mail.example',
    ]) {
      const places = html.split(`>${value}<`).slice(0, -1);
      expect(places, value).not.toEqual([]);
      for (const place of places) expect(place.slice(place.lastIndexOf('<')), value).toContain('translate="no"');
    }
  });

  test('takes no text for markup', () => {
    expect(html).not.toContain('<b onclick');
    expect(html).not.toMatch(/"A"/);
    const shown = html.split('&lt;b onclick=&#39;x&#39;&gt;&quot;A&quot; &amp; B&lt;/b&gt;').length - 1;
    const written = JSON.stringify([everyPart, hostile]).split("onclick='x'").length - 1;
    expect(shown).toBe(written);
  });

  test('has its styles on its elements, no script, and fetches nothing', () => {
    expect(html).not.toMatch(/<script|<link|<iframe|@import|url\(|https?:\/\/(?!tintforge)/);
    expect(html.match(/ src="[^"]*"/g)).toEqual([' src="cid:qr@x"']);
    for (const [tag] of html.matchAll(/<(?:table|td|p|h1|h2|a|ul|li|img|div|blockquote)\b[^>]*>/g)) {
      expect(tag).toContain(' style="');
    }
  });

  test('follows dark mode and phones, and says so', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{ \.page \{ background:#[0-9a-f]{6} !important;/);
    expect(html).toContain('@media (max-width: 620px)');
  });

  test('lets a phone call the numbers in its sentences', () => {
    expect(html).toMatch(/call <a [^>]*href="tel:\+18135554700">\(813\) 555-4700<\/a>/);
    expect(html).toMatch(/<a [^>]*href="tel:\+18135550142;ext=12">\(813\) 555-0142 x12<\/a>/);
    expect(html).toMatch(/<a [^>]*href="tel:\+442079460018">\+44 2079460018<\/a>/);
  });
});

describe('the plain text', () => {
  test('says everything in the same order, each address on a line of its own', () => {
    expect(text.split('\n')).toContain('https://tintforge.example/a?b=1&c="2"#d');
    const order = [
      'lead',
      'title',
      'detail',
      'heading',
      'paragraph',
      'first',
      'second',
      'button',
      'name',
      'line',
      'note',
    ];
    const places = order.map((word) => text.indexOf(`${hostile} ${word}`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('marks what somebody else wrote', () => {
    expect(text).toContain(`> ${hostile} first\n> ${hostile} second`);
  });
});
