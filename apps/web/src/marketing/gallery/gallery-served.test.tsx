import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { GalleryPage } from './gallery-page';

test('all ten pictures are there before script, each with an edge to drag', async () => {
  const page = (
    <StaticRouter location="/gallery">
      <GalleryPage />
    </StaticRouter>
  );
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await new Response(prelude).text();
  expect(html.match(/<figure/g)).toHaveLength(10);
  expect(html.match(/type="range"/g)).toHaveLength(10);
  expect(html).not.toContain('hidden=""');
  expect(html).not.toContain('style=');
});
