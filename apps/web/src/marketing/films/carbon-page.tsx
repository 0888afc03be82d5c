import { prerendered } from '../../lib/prerendered';
import { FilmTable } from './film-table';

const Start = prerendered(async () => (await import('./carbon-parts')).CarbonStart);
const Heading = prerendered(async () => (await import('./carbon-parts')).CarbonTableHeading);
const Rest = prerendered(async () => (await import('./carbon-parts')).CarbonRest);

/** /products/carbon-film and /carbon-tint: only the table needs script, to be sorted. */
export function CarbonPage() {
  return (
    <>
      <Start />
      <FilmTable filmType="Carbon Film" heading={<Heading />} />
      <Rest />
    </>
  );
}
