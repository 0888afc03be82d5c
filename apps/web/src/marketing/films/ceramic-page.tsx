import { prerendered } from '../../lib/prerendered';
import { FilmTable } from './film-table';

const Start = prerendered(async () => (await import('./ceramic-parts')).CeramicStart);
const Heading = prerendered(async () => (await import('./ceramic-parts')).CeramicTableHeading);
const Rest = prerendered(async () => (await import('./ceramic-parts')).CeramicRest);

/** /products/ceramic-film and /ceramic-tint: only the table needs script, to be sorted. */
export function CeramicPage() {
  return (
    <>
      <Start />
      <FilmTable filmType="Ceramic Film" heading={<Heading />} />
      <Rest />
    </>
  );
}
