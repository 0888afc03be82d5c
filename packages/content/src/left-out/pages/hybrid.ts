import { leftOut } from '../../left-out';
import type { HybridPage } from '../../page-shapes';

export const hybridPage: HybridPage = leftOut;
