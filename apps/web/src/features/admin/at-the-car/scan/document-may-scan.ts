import { paths } from '../../../../lib/paths';

const scannerPages: readonly string[] = [paths.adminCheckIn, paths.crew];

/**
 * Whether this document may use the camera: the server says so in its headers, to the pages on which codes are scanned.
 * Who came here from another page of ours still has that one's document.
 */
export function documentMayScan(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  // Where the browser does not say, trying is the only way to know.
  if (entry === undefined || entry.name === '') return true;
  const { pathname } = new URL(entry.name, window.location.href);
  return scannerPages.includes(pathname.replace(/(.)\/$/, '$1'));
}
