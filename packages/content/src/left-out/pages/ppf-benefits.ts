import { leftOut } from '../../left-out';
import type { PpfBenefitsPage } from '../../page-shapes';

export const ppfBenefitsPage: PpfBenefitsPage = leftOut;
