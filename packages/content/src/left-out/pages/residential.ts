import { leftOut } from '../../left-out';
import type { ResidentialPage } from '../../page-shapes';

export const residentialPage: ResidentialPage = leftOut;
