import { prerendered } from '../../lib/prerendered';
import { Hero } from './hero';

const HomeSections = prerendered(async () => (await import('./home-sections')).HomeSections);

/** /: choose a shade, see what the shop does to glass and paint, and book. */
export function HomePage() {
  return (
    <>
      <Hero />
      <HomeSections />
    </>
  );
}
