import { leftOut } from '../../left-out';
import type { CommercialPage } from '../../page-shapes';

export const commercialPage: CommercialPage = leftOut;
