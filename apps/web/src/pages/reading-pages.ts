import { hasPage, optionalPages } from '@tintforge/content';
import type { ReadingPage } from './page';

/** A content page with its file, as the build's manifest names it. */
export interface FoundPage extends ReadingPage {
  source: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../marketing/**/*-page.tsx');

/** False for the module of a page that the shop leaves out; it is called as the page is: ppf-benefits-page.tsx. */
function isBuilt(file: string): boolean {
  const name = file
    .replace(/^.*\/(.*)-page\.tsx$/, '$1')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return optionalPages.every((page) => page !== name || hasPage(page));
}

/**
 * Every content page of the shop, found by its file: whatever a module below marketing/ whose name ends in `-page.tsx`
 * makes with `readingPage`, alone or in a list.
 */
export async function findReadingPages(): Promise<FoundPage[]> {
  const found = await Promise.all(
    Object.entries(modules)
      .filter(([file]) => isBuilt(file))
      .map(async ([file, load]) =>
        Object.values(await load())
          .flat()
          .filter(isReadingPage)
          .map((page) => ({ ...page, source: file.replace('../', 'src/') })),
      ),
  );
  return found.flat();
}

function isReadingPage(value: unknown): value is ReadingPage {
  return typeof value === 'object' && value !== null && 'path' in value && 'Page' in value;
}
