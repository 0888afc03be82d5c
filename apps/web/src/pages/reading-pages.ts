import type { ReadingPage } from './page';

/** A content page with its file, as the build's manifest names it. */
export interface FoundPage extends ReadingPage {
  source: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../marketing/**/*-page.tsx');

/**
 * Every content page, found by its file: whatever a module below marketing/ whose name ends in `-page.tsx` makes with
 * `readingPage`, alone or in a list.
 */
export async function findReadingPages(): Promise<FoundPage[]> {
  const found = await Promise.all(
    Object.entries(modules).map(async ([file, load]) =>
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
