// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { AboutPage } from './about-page';

useCleanBrowser();

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('story, figures, four values, a team of three and the reasons', async () => {
  const page = openPage('/about-us', <AboutPage />);
  await page.heading('A tint shop without a waiting room');
  expect(texts('h2')).toEqual([
    'How we work, and why',
    'Four values we fall back on',
    'Three people behind every window',
    'Reasons to choose Tintforge',
    'Meet us in your driveway',
  ]);
  const figures = Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(figures).toEqual({ Founded: '2015', Regions: '4', Shades: '21', 'Start times a day': '14' });
  expect(texts('h3').slice(0, 7)).toEqual([
    'Quality',
    'Expertise',
    'Integrity',
    'Innovation',
    'Prep technician',
    'Film cutter',
    'Lead installer',
  ]);
});

test('each picture says what it shows', async () => {
  const page = openPage('/about-us', <AboutPage />);
  await page.heading('A tint shop without a waiting room');
  expect(texts('svg > title')).toEqual([
    'An open installation van with rolls of film, parked in front of a house',
    'A sedan by the Gulf early in the morning, half of it seen through film',
  ]);
});

test('it leads to booking, to the regions and to the measured tables', async () => {
  const page = openPage('/about-us', <AboutPage />);
  await page.heading('A tint shop without a waiting room');
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Book Installation', '/booking'],
    ['See our service areas', '/service-areas'],
    ['Compare the measured tables', '/products/film-comparison'],
    ['Book Now', '/booking'],
    ['(813) 555-4700', 'tel:+18135554700'],
  ]);
});
