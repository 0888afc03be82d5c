import type { Package } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/packages';
import { inForce } from './regions';

/** The packages in force. */
export const packages: readonly Package[] = inForce('packages', published.packages);
