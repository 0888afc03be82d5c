import { quoteKinds } from '@tintforge/booking-core';
import { hasPage } from './site-pages';

/** The kinds of work that the shop gives quotes for: those of its pages, and several cars. */
export const offeredQuoteKinds = quoteKinds.filter((kind) => kind === 'fleet' || hasPage(kind));
