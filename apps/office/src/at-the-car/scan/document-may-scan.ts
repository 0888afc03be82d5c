import { documentPath } from '@tintforge/app-base/late/document-page';
import { paths } from '@tintforge/app-base/paths';

const scannerPages: readonly string[] = [paths.adminCheckIn, paths.crew];

/**
 * Whether this document may use the camera: the server says so in its headers, to the pages on which codes are scanned.
 * Who came here from another page of ours still has that one's document.
 */
export function documentMayScan(loaded: string | undefined = documentPath()): boolean {
  return loaded === undefined || scannerPages.includes(loaded.replace(/(.)\/$/, '$1'));
}
