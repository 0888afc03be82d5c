import { contactLineOf } from '@tintforge/content/in-force';
import type { RegionPageEntry } from '@tintforge/content/shapes';
import { clearwaterPage } from './pages/clearwater';
import { naplesPage } from './pages/naples';
import { sarasotaPage } from './pages/sarasota';
import { tampaPage, tampaTiles } from './pages/tampa';
import { regionPaths } from './region-paths';

/** The page of each region, in the order of the regions. */
export const regionPages: readonly RegionPageEntry[] = [
  {
    path: regionPaths.tampa,
    name: 'Tampa Bay Window Tinting',
    description:
      'Mobile window tinting and paint protection film in Tampa, from South Tampa to Westchase and Carrollwood. Same-day installation when a crew is free.',
    words: tampaPage,
    tiles: tampaTiles,
  },
  {
    path: regionPaths.clearwater,
    name: 'Clearwater and St. Petersburg Window Tinting',
    description: `Mobile window tinting and paint protection film in Clearwater, St. Petersburg and the beaches of Pinellas County. Book online or call ${contactLineOf('clearwater').phone}.`,
    words: clearwaterPage,
  },
  {
    path: regionPaths.sarasota,
    name: 'Sarasota and Bradenton Window Tinting',
    description: `Mobile window tinting and paint protection film in Sarasota, Bradenton, Lakewood Ranch and Venice. Book online or call ${contactLineOf('sarasota').phone}.`,
    words: sarasotaPage,
  },
  {
    path: regionPaths.naples,
    name: 'Fort Myers and Naples Window Tinting',
    description: `Mobile window tinting and paint protection film in Fort Myers, Naples, Bonita Springs and Cape Coral. Book online or call ${contactLineOf('naples').phone}.`,
    words: naplesPage,
  },
];
