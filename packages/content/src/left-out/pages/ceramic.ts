import { leftOut } from '../../left-out';
import type { CeramicPage } from '../../page-shapes';

export const ceramicPage: CeramicPage = leftOut;
