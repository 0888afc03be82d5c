import { heroLaw, homeHero, homeWords } from '@tintforge/content';
import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { HomePage } from './home-page';

const servedHome = () => servedHtml(<HomePage />);

test('the start page is complete before script: drawing, films, table, voices and closing call', async () => {
  const html = await servedHome();
  for (const words of [
    homeHero.picture,
    homeWords.services.heading,
    ...homeWords.films.cards.map(({ name }) => homeWords.films.layers.title(name)),
    homeWords.comparison.caption,
    homeWords.testimonials.heading,
    homeWords.closing.heading,
  ]) {
    expect(html).toContain(words);
  }
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});

test('the pane is served at 35%, with its figures', async () => {
  const html = await servedHome();
  const { stops, firstStop } = homeHero.pane;
  const range = `<input[^>]*type="range"[^>]*min="0"[^>]*max="${stops.length - 1}"[^>]*value="${firstStop}"`;
  expect(html).toMatch(new RegExp(range));
  const shown = stops[firstStop];
  expect(shown?.vltPercent).toBe(35);
  expect(html).toContain(shown && heroLaw(shown));
  for (const figure of [shown?.heatPercent, shown?.glarePercent, shown?.uvPercent]) {
    expect(html).toContain(`<span>${figure}</span><small>%`);
  }
});
