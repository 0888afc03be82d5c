import { type FilmShade, judgeTint, typicalGlassPercent } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/shop/home-law';
import { expect, test } from 'vitest';
import { shades } from '../shades';
import type { HomeVerdict } from '../shapes';
import { homeVerdict } from './film-table';

/** The three limits, each as a window that has it. */
const windows = {
  front: { zone: 'front-sides', legalClass: 'passenger' },
  rear: { zone: 'rear-sides', legalClass: 'passenger' },
  multipurpose: { zone: 'rear-sides', legalClass: 'mpv' },
} as const;

function byTheRule(shade: FilmShade): HomeVerdict {
  const on = (window: keyof typeof windows) =>
    judgeTint({ ...windows[window], law: homeLaw, glassVltPercent: typicalGlassPercent, shade });
  const kindOn = (window: keyof typeof windows) => on(window).kind;
  if (on('rear').reason === 'other-panes') return 'rear-clear-front';
  if (kindOn('multipurpose') === 'not-verified') return 'not-verified';
  const [front, rear] = [kindOn('front'), kindOn('rear')];
  if (front !== 'not-legal') return front === 'legal' ? 'all-sides' : 'all-sides-metered';
  if (rear !== 'not-legal') return rear === 'legal' ? 'rear' : 'rear-metered';
  return kindOn('multipurpose') === 'legal' ? 'multipurpose' : 'none';
}

test.each(shades.map((shade) => [shade.name, shade] as const))('%s is in the table as the rule has it', (_, shade) => {
  expect(homeVerdict(shade.filmType, shade.vltPercent)).toBe(byTheRule(shade));
});
