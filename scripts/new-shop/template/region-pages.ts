import type { RegionPageEntry } from '@tintforge/content/shapes';
import { regionPage } from './pages/{{region}}';
import { regionPaths } from './region-paths';

/** The page of each region, in the order of the regions. */
export const regionPages: readonly RegionPageEntry[] = [
  {
    path: regionPaths.{{regionProperty}},
    name: '{{city}} Window Tinting',
    description: 'Mobile window tinting in {{city}}, {{state}}: towns, hours, what to have ready for the crew, and how to book.',
    words: regionPage,
  },
];
