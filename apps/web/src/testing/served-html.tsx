import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

/** The HTML of a page as the build writes it, everything that is fetched later included. */
export async function servedHtml(address: string, page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StaticRouter location={address}>{page}</StaticRouter>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
