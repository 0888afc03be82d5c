import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepValues } from './keep-values';

/** The values of a text that a translation leaves alone. */
function keptIn(text: string): string[] {
  const html = renderToStaticMarkup(<p>{keepValues(text)}</p>);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
  return [...html.matchAll(/ translate="no">([^<]*)/g)].map(([, kept = '']) => kept);
}

test.each([
  ['Change TF-7K3M-9QXA', ['TF-7K3M-9QXA']],
  ['TF-7K3M-9QXA is cancelled, $1,249.99 refunded to the card.', ['TF-7K3M-9QXA', '$1,249.99']],
  ['We’ll email a.customer+tint@mail.example.com.', ['a.customer+tint@mail.example.com']],
  ['Call (727) 555-0142 x12 or +44 2079460018, or pay $5.', ['(727) 555-0142 x12', '+44 2079460018', '$5']],
])('of "%s", the values alone are kept', (text, values) => {
  expect(keptIn(text)).toEqual(values);
});

test('a text without values stays a text, and an element stays itself', () => {
  const element = <b>Total</b>;
  expect([keepValues('Tue, Dec 8, 9:00 AM'), keepValues(element)]).toEqual(['Tue, Dec 8, 9:00 AM', element]);
});
