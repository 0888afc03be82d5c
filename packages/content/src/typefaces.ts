import { palette } from '@tintforge/shop/palette';
import type { ShopPalette } from './shapes';

const { root = {} }: ShopPalette = palette;

/** The first family of a font token: "Fraunces" of `"Fraunces", serif`. */
function familyOf(token: string): string | undefined {
  return root[token]
    ?.split(',')[0]
    ?.trim()
    .replaceAll(/^["']|["']$/g, '');
}

/** The families in which headings and text are set: the shop's own, or the design system's. */
export const typefaces = {
  display: familyOf('font-display') ?? 'Archivo Display',
  text: familyOf('font-text') ?? 'Archivo Text',
} as const;
