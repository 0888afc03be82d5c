import { leftOut } from '../../left-out';
import type { AboutPage } from '../../page-shapes';

export const aboutPage: AboutPage = leftOut;
