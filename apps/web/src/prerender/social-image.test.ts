import { createHash } from 'node:crypto';
import { bookingVerificationPattern, paths } from '@tintforge/app-base/paths';
import { brand, homeTitle, layoutWords, regionPages, wizardWords } from '@tintforge/content';
import { expect, test } from 'vitest';
import { pageAt } from '../testing/all-pages';
import { headingIn, socialImageOf } from './social-image';
import { socialPicture } from './social-picture';

const [region] = regionPages;
if (region === undefined) throw new Error('No region has a page');

const body = '<main><h1 class="title">One coast, four<br/> crews&#x27; worth &amp; more</h1><h1>Another</h1></main>';

test('the heading is read from the page', () => {
  expect(headingIn(body)).toBe("One coast, four crews' worth & more");
  expect(() => headingIn('<main><p>Words</p></main>')).toThrow('no heading');
});

test('the file is named after its content and lies among what is kept for long', async () => {
  const image = await socialImageOf(pageAt(paths.areas), '<h1>One coast</h1>');
  const hash = createHash('sha256')
    .update(image?.png ?? '')
    .digest('hex');
  expect(image?.file).toBe(`assets/social-${hash.slice(0, 8)}.png`);
  expect(image?.alt.startsWith(`“One coast”, ${brand.name}, `)).toBe(true);
});

test.each([
  [
    'the page’s subject under a heading that does not say it',
    pageAt(paths.areas),
    'One coast',
    layoutWords.pages.areas,
  ],
  ['what the shop does on the first page', pageAt(paths.home), 'Choose.', homeTitle],
  ['no subject twice', pageAt(region.path), region.words.hero.heading, undefined],
] as const)('a picture shows %s', async (_name, page, heading, subject) => {
  const image = await socialImageOf(page, `<h1>${heading}</h1>`);
  expect(image?.png.equals(await socialPicture({ heading, subject }))).toBe(true);
});

test('the wizard, whose heading comes with its script, is shown with that of its first step', async () => {
  const image = await socialImageOf(pageAt(paths.booking), '<noscript><h1>Book</h1></noscript>');
  expect(image?.alt).toContain(wizardWords.vehicle.heading);
});

test('a booking’s own page and the answer to unknown addresses have no picture', async () => {
  expect(await socialImageOf(pageAt(bookingVerificationPattern), body)).toBeUndefined();
  expect(await socialImageOf(pageAt('*'), body)).toBeUndefined();
});
