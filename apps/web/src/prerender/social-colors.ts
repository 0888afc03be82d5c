/**
 * The design tokens used by the social pictures, as hexadecimal sRGB, because the renderer doesn't know `oklch()`. A
 * test compares them with the tokens' stylesheet.
 */
export const socialColors = {
  'ink-950': '#0a0f14',
  'paper-0': '#fdfbf7',
  'paper-4': '#ccc3b6',
  'ember-500': '#f75616',
  'sun-100': '#fdefcf',
  'sun-200': '#fde2a3',
  'sky-1': '#112a36',
  'sky-2': '#1c404c',
  'sky-3': '#72543b',
  'sky-4': '#b7693f',
  'sky-5': '#ed833a',
  'sky-6': '#fda856',
  'sky-7': '#ffcd88',
  'sea-1': '#ab723c',
  'sea-2': '#224f59',
  'sea-3': '#133742',
  film: '#010102',
} as const;
