// @vitest-environment jsdom
import { paths } from '@tintforge/app-base/paths';
import { hasPage, offeredQuoteKinds, regionPages } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import { quotedWorkOf } from '../frame/navigation';
import { drawReadingPage } from '../prerender/render-page';
import { isTask } from '../prerender/site-pages';
import { pages } from '../testing/all-pages';

const reading = pages.flatMap((page) => (isTask(page) ? [] : [page]));

const drawn = await Promise.all(
  reading.map(async (page) => {
    const { html } = await drawReadingPage(page, pages);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const links = [...body.querySelectorAll('a')].map((link) => ({
      words: (link.getAttribute('aria-label') ?? link.textContent).trim(),
      href: link.getAttribute('href') ?? '',
      section: link.closest('section, article, div')?.textContent ?? '',
      isInFrame: link.closest('header, footer') !== null,
    }));
    return { page, body, links };
  }),
);

/** A link to the request for a quote, or to a part of the same page that has one. */
function leadsToQuote(href: string, body: HTMLElement): boolean {
  if (href.startsWith('#')) return body.querySelector(`${href} a[href^="${paths.quote}"]`) !== null;
  return href === paths.quote || href.startsWith(`${paths.quote}?kind=`);
}

describe.each(drawn.map((each) => [each.page.path, each] as const))('%s', (path, { page, body, links }) => {
  test('what is called a quote leads to the request for one; header and footer have a way there', () => {
    const calledQuote = links.filter(({ words }) => /\bquote\b/i.test(words));
    expect(calledQuote.filter(({ href }) => !leadsToQuote(href, body))).toEqual([]);
    const inFrame = links.filter(({ href, isInFrame }) => isInFrame && href === paths.quote);
    expect(inFrame.length).toBeGreaterThanOrEqual(2);
  });

  test('work that the wizard can’t sell leads to its quote, and to the wizard only for the parts that it sells', () => {
    const kind = quotedWorkOf(path);
    if (kind === undefined) return;
    const own = links.filter(({ isInFrame }) => !isInFrame);
    expect(own.filter(({ href }) => href.startsWith(`${paths.quote}?kind=${kind}`)).length).toBeGreaterThan(1);
    // Film for a hood or a bumper alone is an extra of a booking.
    const toWizard = own.filter(({ href, section }) => href === paths.booking && !/hood or bumper/i.test(section));
    expect(toWizard).toEqual([]);
  });

  test('no words send work that is quoted online to the telephone', () => {
    const byPhone =
      /(?<!appointments )\bby phone\b|\bcall (?:us )?for a quote\b|\bstarts? with a phone call\b|\bring us\b|\bcall the \w+ line and describe\b/i;
    expect(body.textContent).not.toMatch(byPhone);
    expect(page.description).not.toMatch(byPhone);
  });
});

test.each(regionPages.map(({ path, words }) => [path, Object.keys(words.services.cards)] as const))(
  '%s leads to the quote of each work that the region has and the wizard doesn’t',
  (path, cards) => {
    const hrefs = drawn.find(({ page }) => page.path === path)?.links.map(({ href }) => href);
    const quoted = offeredQuoteKinds.filter((kind) => cards.includes(kind));
    expect(hrefs).toEqual(expect.arrayContaining(quoted.map((kind) => `${paths.quote}?kind=${kind}#form`)));
  },
);

test('all work that is quoted has its pages among these', () => {
  const quoted = reading.map(({ path }) => quotedWorkOf(path));
  expect(quoted).toEqual(expect.arrayContaining(offeredQuoteKinds.filter((kind) => kind !== 'fleet' && hasPage(kind))));
});
