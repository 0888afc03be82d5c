import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SocialType } from '@tintforge/content';
import { socialType } from '@tintforge/shop/drawings/social-type';
import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type Font } from 'satori';
import { pngOf } from './png';
import { SocialScene } from './social-scene';
import { socialArea, socialSize } from './social-size';
import { type SocialWords, SocialWordsLayer } from './social-words';
import { drawSvg, edgesOf } from './svg-renderer';

const require = createRequire(import.meta.url);

/** From large to small, in pixels. */
const headingSizes = [92, 80, 70, 62, 54];

const fonts: Font[] = [
  archivo(500, require.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff')),
  archivo(800, require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff')),
  ...(socialType === undefined ? [] : [ownFont(socialType)]),
];

/** A social picture as PNG. Throws when its heading is too long for the smallest size. */
export async function socialPicture(words: SocialWords): Promise<Buffer> {
  const { width, height } = socialSize;
  const scene = renderToStaticMarkup(<SocialScene />);
  const layer = await layOut(words);
  return pngOf(
    drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}${layer}</svg>`),
  );
}

/** The words as shapes (SVG), with the heading in the largest size at which everything fits its area. */
async function layOut(words: SocialWords): Promise<string> {
  for (const headingSize of headingSizes) {
    const layer = await satori(<SocialWordsLayer {...words} headingSize={headingSize} />, { ...socialSize, fonts });
    if (isInArea(layer)) return layer;
  }
  throw new Error(`This heading is too long for a social picture: ${words.heading}`);
}

function isInArea(svg: string): boolean {
  const edges = edgesOf(svg);
  if (edges === undefined) return false;
  const { left, top, right, bottom } = socialArea;
  return edges.left >= left && edges.top >= top && edges.right <= right && edges.bottom <= bottom;
}

/** The shop's typeface of headings. */
function ownFont({ family, weight, file }: SocialType): Font {
  return { name: family, weight, data: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64') };
}

/** The site's typeface. Its wide headings come only as woff2, which satori can't read. */
function archivo(weight: 500 | 800, file: string): Font {
  return { name: 'Archivo', weight, data: readFileSync(file) };
}
