import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import type { PageRoute } from '../app/page-route';
import { Shell } from '../app/shell';

/** A path that a route answers, for the router at build time. */
function samplePath({ path }: PageRoute): string {
  return path === '*' ? '/not-found' : path.replaceAll(/:(\w+)/g, '$1');
}

/** The HTML inside #root: the whole page, or the shell of one that needs script. */
export async function renderRoute(route: PageRoute): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={samplePath(route)}>
        {route.isPrerendered ? <App /> : <Shell route={route} />}
      </StaticRouter>
    </StrictMode>,
    {
      // Else React writes the fallback in place and scripts that swap the page in.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
