import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { GalleryPage } from './gallery-page';

test('all ten pictures are there before script, each with an edge to drag', async () => {
  const html = await servedHtml(<GalleryPage />);
  expect(html.match(/<figure/g)).toHaveLength(10);
  expect(html.match(/type="range"/g)).toHaveLength(10);
  expect(html).not.toContain('hidden=""');
  expect(html).not.toContain('style=');
});
