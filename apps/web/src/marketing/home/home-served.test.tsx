import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { HomePage } from './home-page';

const servedHome = () => servedHtml(<HomePage />);

test('the start page is complete before script: drawing, films, table, voices and closing call', async () => {
  const html = await servedHome();
  for (const words of [
    'A sedan parked by the Gulf at dusk',
    'One sun, three kinds of glass',
    'The layers of ceramic film on glass',
    'The three films compared',
    'What customers say',
    'Pick a shade. We bring the shop.',
  ]) {
    expect(html).toContain(words);
  }
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});

test('the pane is served at 35%, with its figures', async () => {
  const html = await servedHome();
  expect(html).toMatch(/<input[^>]*type="range"[^>]*min="0"[^>]*max="7"[^>]*value="3"/);
  expect(html).toContain('35% through film and glass meets Florida’s limit on every side window.');
  for (const figure of ['58<small>%', '52<small>%', '99.9<small>%']) expect(html).toContain(figure);
});
