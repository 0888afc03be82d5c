import { contactLineOf } from '@tintforge/content/in-force';
import type { RegionPageEntry } from '@tintforge/content/shapes';
import { boulderPage } from './pages/boulder';
import { denverPage } from './pages/denver';
import { regionPaths } from './region-paths';

/** The page of each region, in the order of the regions. */
export const regionPages: readonly RegionPageEntry[] = [
  {
    path: regionPaths.denver,
    name: 'Denver Car Tint',
    description: `Window film for cars, fitted in your garage in Denver, Aurora, Littleton, Broomfield and Castle Rock. Same-day starts, or call ${contactLineOf('denver').phone}.`,
    words: denverPage,
  },
  {
    path: regionPaths.boulder,
    name: 'Boulder and Fort Collins Car Tint',
    description: `Window film for cars in Boulder, Longmont, Loveland and Fort Collins, Tuesday to Saturday. Book online or call ${contactLineOf('boulder').phone}.`,
    words: boulderPage,
  },
];
