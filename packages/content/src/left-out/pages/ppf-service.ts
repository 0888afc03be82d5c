import { leftOut } from '../../left-out';
import type { PpfPage } from '../../page-shapes';

export const ppfPage: PpfPage = leftOut;
