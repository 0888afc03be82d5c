import type { ShopPalette } from '@tintforge/content/shapes';

/**
 * The shop's colors, type and corners, where they differ from the design system's (`packages/ui/src/styles/tokens.css`).
 * `npm run shop:check` says what can't be read.
 */
// @owner your other colors, your fonts
export const palette: ShopPalette = {
  root: {
    'ember-300': '{{ember300}}',
    'ember-400': '{{ember400}}',
    'ember-500': '{{ember500}}',
    'ember-600': '{{ember600}}',
    'ember-700': '{{ember700}}',
    palms: 'none',
  },
  paper: { 'accent-edge': '{{ember300}}' },
};
