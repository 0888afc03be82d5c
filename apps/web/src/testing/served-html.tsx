import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The HTML of a page as the build writes it, including everything that loads later. */
export async function servedHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
