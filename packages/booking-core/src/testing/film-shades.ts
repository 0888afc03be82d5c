import type { FilmShade } from '../tint/film-shade';
import type { TintCatalogue } from '../tint/judge-shades';

function testShade(id: string, fields: Omit<FilmShade, 'id' | 'name'>): FilmShade {
  return { id, name: `Shade ${id}`, ...fields };
}

/** A film of three shades whose table names its glass, dark to light. */
export const carbonShades = {
  dark: testShade('dark', { filmType: 'Carbon Film', vltPercent: 5, vltBasis: 'net73', vlrExteriorPercent: 4 }),
  middle: testShade('middle', { filmType: 'Carbon Film', vltPercent: 22, vltBasis: 'net73', vlrExteriorPercent: 5 }),
  light: testShade('light', { filmType: 'Carbon Film', vltPercent: 37, vltBasis: 'net73', vlrExteriorPercent: 5 }),
} as const;

/** A shade whose manufacturer publishes neither glass nor reflectance. */
export const ceramicShade = testShade('ceramic', { filmType: 'Ceramic Film', vltPercent: 37, vltBasis: 'unknown' });

/** The films and glass of a small shop. */
export const testTintCatalogue: TintCatalogue = {
  shades: [...Object.values(carbonShades), ceramicShade],
  glassPresets: [
    { id: 'clear', name: 'Clear glass', vltPercent: 73, zones: ['front-sides', 'rear-sides'] },
    { id: 'dark', name: 'Dark glass', vltPercent: 20, zones: ['rear-sides', 'quarter', 'back'] },
  ],
};
