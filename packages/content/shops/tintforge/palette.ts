import type { ShopPalette } from '@tintforge/content/shapes';

/** The shop's colors, type and corners, where they differ from the design system's: Tintforge's are the design system's. */
export const palette: ShopPalette = {};
