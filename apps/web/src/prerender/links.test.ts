import { isOfficePath } from '@tintforge/app-base/paths';
import { brand } from '@tintforge/content';
import { expect, test } from 'vitest';
import { pages } from '../testing/all-pages';
import { drawReadingPage } from './render-page';
import { isTask } from './site-pages';

const built = new Set(pages.map(({ path }) => path));
const reading = pages.flatMap((page) => (isTask(page) ? [] : [page]));

test.each(reading.map((page) => [page.path, page] as const))(
  `every link on %s of ${brand.name} leads to a page of the site`,
  async (_path, page) => {
    const { html } = await drawReadingPage(page, pages);
    const paths = [...html.matchAll(/ (?:href|action)="(\/[^"?#]*)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !built.has(path) && !isOfficePath(path))).toEqual([]);
    expect(html).not.toContain('undefined');
  },
);
