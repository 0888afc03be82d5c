import type { AddOn } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/add-ons';
import { inForce } from './regions';

/** The add-ons in force. */
export const addOns: readonly AddOn[] = inForce('addOns', published.addOns);
