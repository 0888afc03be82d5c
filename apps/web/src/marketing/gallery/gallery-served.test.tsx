import { galleryPage } from '@tintforge/content';
import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { GalleryPage } from './gallery-page';

test('every picture is there before script, each with an edge to drag', async () => {
  const html = await servedHtml(<GalleryPage />);
  expect(html.match(/<figure/g)).toHaveLength(galleryPage.items.length);
  expect(html.match(/type="range"/g)).toHaveLength(galleryPage.items.length);
  expect(html).not.toContain('hidden=""');
  expect(html).not.toContain('style=');
});
