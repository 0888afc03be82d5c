import { expect, test } from 'vitest';
import { pages } from '../testing/all-pages';
import { drawReadingPage } from './render-page';
import { isTask } from './site-pages';

const reading = pages.flatMap((page) => (isTask(page) ? [] : [page]));

/** Elements of HTML at which a browser's parser ends a drawing, and leaves the rest of it outside. */
const ending = /<(?:b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|table|u|ul)[ >]/g;

test.each(reading.map((page) => [page.path, page] as const))(
  'no drawing on %s has an element at which a browser would end it',
  async (_path, page) => {
    const { html } = await drawReadingPage(page, pages);
    const drawings = [...html.matchAll(/<svg[ >].*?<\/svg>/gs)].map(([drawing]) => drawing);
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.flatMap((drawing) => drawing.match(ending) ?? [])).toEqual([]);
  },
);
