import type { ShopPalette } from '@tintforge/content/shapes';

/**
 * The shop's colors, type and corners: night indigo, snow, fireweed for what is pressed, aspen gold, spruce, and the bands of
 * a dusk over the mountains.
 */
export const palette: ShopPalette = {
  root: {
    'ink-950': 'oklch(0.17 0.042 282)',
    'ink-900': 'oklch(0.212 0.05 282)',
    'ink-850': 'oklch(0.247 0.054 282)',
    'ink-800': 'oklch(0.288 0.056 282)',
    'ink-700': 'oklch(0.362 0.056 282)',
    'ink-600': 'oklch(0.442 0.052 282)',
    'ink-500': 'oklch(0.545 0.044 282)',
    'ink-400': 'oklch(0.66 0.036 282)',
    'ink-300': 'oklch(0.768 0.028 282)',
    'ink-200': 'oklch(0.868 0.018 282)',

    'paper-0': 'oklch(0.992 0.003 285)',
    'paper-1': 'oklch(0.974 0.006 285)',
    'paper-2': 'oklch(0.945 0.011 285)',
    'paper-3': 'oklch(0.902 0.016 285)',
    'paper-4': 'oklch(0.828 0.022 285)',

    'ember-300': 'oklch(0.8 0.11 350)',
    'ember-400': 'oklch(0.73 0.16 350)',
    'ember-500': 'oklch(0.66 0.2 352)',
    'ember-600': 'oklch(0.615 0.2 353)',
    'ember-700': 'oklch(0.52 0.18 353)',

    'sun-100': 'oklch(0.965 0.045 98)',
    'sun-200': 'oklch(0.93 0.09 97)',
    'sun-300': 'oklch(0.885 0.14 94)',
    'sun-400': 'oklch(0.84 0.155 90)',
    'sun-500': 'oklch(0.77 0.155 85)',
    'sun-600': 'oklch(0.66 0.135 82)',
    'sun-700': 'oklch(0.52 0.105 80)',
    'sun-800': 'oklch(0.43 0.085 78)',

    'gulf-100': 'oklch(0.95 0.025 165)',
    'gulf-300': 'oklch(0.82 0.085 167)',
    'gulf-400': 'oklch(0.705 0.1 166)',
    'gulf-500': 'oklch(0.56 0.095 164)',
    'gulf-700': 'oklch(0.425 0.078 163)',
    'gulf-800': 'oklch(0.345 0.062 163)',
    'gulf-900': 'oklch(0.275 0.048 165)',

    'sky-1': 'oklch(0.27 0.075 283)',
    'sky-2': 'oklch(0.35 0.095 292)',
    'sky-3': 'oklch(0.47 0.12 318)',
    'sky-4': 'oklch(0.6 0.14 350)',
    'sky-5': 'oklch(0.715 0.13 18)',
    'sky-6': 'oklch(0.81 0.11 48)',
    'sky-7': 'oklch(0.89 0.085 76)',
    'sea-1': 'oklch(0.6 0.095 68)',
    'sea-2': 'oklch(0.4 0.07 40)',
    'sea-3': 'oklch(0.315 0.05 30)',

    film: 'oklch(0.07 0.012 285)',

    'wall-1': 'oklch(0.89 0.026 265)',
    'wall-2': 'oklch(0.92 0.02 275)',
    'wall-3': 'oklch(0.948 0.016 295)',
    'wall-4': 'oklch(0.908 0.02 285)',
    'wall-5': 'oklch(0.93 0.026 305)',
    'wall-6': 'oklch(0.955 0.032 340)',
    'bay-floor': 'oklch(0.8 0.024 285)',
    'slate-light': 'oklch(0.63 0.045 285)',
    palms: 'none',

    veil: 'oklch(0.17 0.042 282 / 0.55)',
    tag: 'oklch(0.17 0.042 282 / 0.82)',
    'thumb-ring': 'oklch(0.17 0.042 282 / 0.9)',

    'r-1': '6px',
    'r-2': '14px',
    'r-3': '22px',

    'font-display': '"Fraunces", "Fraunces Fallback", Georgia, serif',
    'w-display': '560',
    'track-display': '-0.018em',
    'lead-display': '1.04',
  },
  paper: {
    'text-muted': 'oklch(0.455 0.03 282)',
    'accent-edge': 'oklch(0.78 0.13 350)',
    'chart-rest': 'oklch(0.735 0.024 282)',
    'shadow-1': '0 1px 0 oklch(0.2 0.04 282 / 0.05), 0 2px 6px -2px oklch(0.25 0.05 282 / 0.12)',
    'shadow-2': '0 1px 0 oklch(0.2 0.04 282 / 0.06), 0 18px 40px -18px oklch(0.25 0.06 282 / 0.28)',
    'shadow-3': '0 32px 64px -28px oklch(0.14 0.04 282 / 0.5), 0 6px 18px -10px oklch(0.14 0.04 282 / 0.3)',
    scrim: 'oklch(0.14 0.035 282 / 0.72)',
  },
  ink: {
    'surface-sunken': 'oklch(0.138 0.036 282)',
    'shadow-3': '0 32px 64px -28px oklch(0.14 0.04 282 / 0.5), 0 6px 18px -10px oklch(0.14 0.04 282 / 0.3)',
  },
};
