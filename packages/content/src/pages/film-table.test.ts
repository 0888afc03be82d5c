import { type FilmShade, judgeTint, typicalGlassPercent } from '@tintforge/booking-core';
import { filmNames } from '@tintforge/shop/film-names';
import { homeLaw } from '@tintforge/shop/home-law';
import { homeHero } from '@tintforge/shop/pages/home-hero';
import { describe, expect, test, vi } from 'vitest';
import { shades } from '../shades';
import type { HomeVerdict } from '../shapes';
import { homeVerdict, shadesInFront } from './film-table';

/** The three limits, each as a window that has it. */
const windows = {
  front: { zone: 'front-sides', legalClass: 'passenger' },
  rear: { zone: 'rear-sides', legalClass: 'passenger' },
  multipurpose: { zone: 'rear-sides', legalClass: 'mpv' },
} as const;

function byTheRule(shade: Pick<FilmShade, 'vltPercent' | 'vltBasis'> & Partial<FilmShade>): HomeVerdict {
  const on = (window: keyof typeof windows) =>
    judgeTint({ ...windows[window], law: homeLaw, glassVltPercent: typicalGlassPercent, shade });
  const kindOn = (window: keyof typeof windows) => on(window).kind;
  if (on('rear').reason === 'other-panes') return 'rear-clear-front';
  const [front, rear, multipurpose] = [kindOn('front'), kindOn('rear'), kindOn('multipurpose')];
  if ([front, rear, multipurpose].includes('not-verified')) return 'not-verified';
  if (front !== 'not-legal') return front === 'legal-thin' ? 'all-sides-metered' : 'all-sides';
  if (rear !== 'not-legal') return rear === 'legal-thin' ? 'rear-metered' : 'rear';
  return multipurpose === 'not-legal' ? 'none' : 'multipurpose';
}

/** Content as a live shop loads it, which leaves samples out. */
async function asLive<Module>(load: () => Promise<Module>): Promise<Module> {
  const inForce = Symbol.for('tintforge.catalogue');
  vi.resetModules();
  Object.assign(globalThis, { [inForce]: { withoutSamples: true } });
  try {
    return await load();
  } finally {
    Reflect.deleteProperty(globalThis, inForce);
    vi.resetModules();
  }
}

const live = await asLive(async () => ({
  shades: (await import('../film-shades')).shadesWithoutSamples,
  ...(await import('./film-table')),
  ...(await import('./home-hero')),
}));

describe.each([
  ['a demo', { shades, homeVerdict }],
  ['a live shop', live],
] as const)('in %s', (_, { shades: known, homeVerdict: verdictOf }) => {
  test.each(known.map((shade) => [shade.name, shade] as const))('%s is in the table as the rule has it', (_, shade) => {
    expect(verdictOf(shade.filmType, shade.vltPercent)).toBe(byTheRule(shade));
  });
});

test('the shades that pages call legal next to the driver are those of the rule', () => {
  for (const filmType of Object.values(filmNames)) {
    const own = shades.filter((shade) => shade.filmType === filmType && byTheRule(shade) === 'all-sides');
    expect(shadesInFront(filmType)).toEqual(own.map(({ vltPercent }) => vltPercent).toReversed());
  }
});

const { stops } = homeHero.pane;

describe('the pane on the start page', () => {
  test.each(stops.filter(({ vltPercent }) => vltPercent < 100))('$label has the verdict of the rule', (stop) => {
    const { vltPercent, verdict } = stop;
    const film = { vltPercent, vltBasis: 'net73', vlrExteriorPercent: 5, finish: 'nonreflective' } as const;
    expect(verdict).toBe(byTheRule(film));
  });

  test.each(stops.filter(({ vltPercent }) => vltPercent < 100))(
    '$label says no more in a live shop than is known of the film that it is about',
    (stop) => {
      const { vlrExteriorPercent, finish } =
        live.shades.find(({ filmType }) => filmType === filmNames.ceramic) ?? ({} as Partial<FilmShade>);
      const film = {
        vltPercent: stop.vltPercent,
        vltBasis: 'net73' as const,
        ...(vlrExteriorPercent === undefined ? {} : { vlrExteriorPercent }),
        ...(finish === undefined ? {} : { finish }),
      };
      const isKnown = byTheRule(film) !== 'not-verified';
      const promised = /\bmeets\b|\bbehind the driver\b/;
      if (!isKnown) expect(live.heroLaw(stop)).not.toMatch(promised);
      expect(isKnown || stop.verdict !== 'none' || /below/.test(live.heroLaw(stop))).toBe(true);
    },
  );
});
