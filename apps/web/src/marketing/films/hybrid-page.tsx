import { prerendered } from '../../lib/prerendered';
import { FilmTable } from './film-table';

const Start = prerendered(async () => (await import('./hybrid-parts')).HybridStart);
const Heading = prerendered(async () => (await import('./hybrid-parts')).HybridTableHeading);
const Rest = prerendered(async () => (await import('./hybrid-parts')).HybridRest);

/** /products/hybrid-film and /hybrid-tint: only the table needs script, to be sorted. */
export function HybridPage() {
  return (
    <>
      <Start />
      <FilmTable filmType="Hybrid Film" heading={<Heading />} />
      <Rest />
    </>
  );
}
