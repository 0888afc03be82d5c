import { ownColor } from '@tintforge/content';

/** The design system's tokens in social pictures, as hexadecimal sRGB. A test compares them with their stylesheet. */
export const usualColors = {
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

/** The same of the shop. The renderer doesn't know `oklch()`. */
export const socialColors: Readonly<Record<keyof typeof usualColors, string>> = Object.fromEntries(
  Object.entries(usualColors).map(([token, usual]) => [token, ownColor(token) ?? usual]),
) as Record<keyof typeof usualColors, string>;
