import { leftOut } from '../../left-out';
import type { ExplorerPage } from '../../page-shapes';

export const explorerPage: ExplorerPage = leftOut;
