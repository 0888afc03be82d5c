import { documentPath } from '@tintforge/app-base/late/document-page';
import { paths } from '@tintforge/app-base/paths';

const scannerPages: readonly string[] = [paths.adminCheckIn, paths.crew];

/**
 * True when this document may use the camera: the server allows it in its headers, on the pages that scan codes. After
 * client-side navigation the document is still that of the earlier page.
 */
export function documentMayScan(loaded: string | undefined = documentPath()): boolean {
  return loaded === undefined || scannerPages.includes(loaded.replace(/(.)\/$/, '$1'));
}
