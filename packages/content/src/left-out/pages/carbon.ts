import { leftOut } from '../../left-out';
import type { CarbonPage } from '../../page-shapes';

export const carbonPage: CarbonPage = leftOut;
