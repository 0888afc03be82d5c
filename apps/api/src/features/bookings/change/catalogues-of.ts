import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { catalogueOfVersion, type RulesInForce } from '../../settings';
import type { BookingContext } from '../ports';
import type { BookingCatalogues } from './decide-change';

/** The catalogs by which a change to a booking is judged: the one in force, and the one that it was booked from. */
export async function cataloguesOf(
  transaction: Transaction,
  {
    context: { firstCatalogue },
    rules: { catalogue, catalogueVersion },
    row,
  }: { context: Pick<BookingContext, 'firstCatalogue'>; rules: RulesInForce; row: BookingRow },
): Promise<BookingCatalogues> {
  const number = row.catalogueVersion;
  return {
    catalogue,
    catalogueVersion,
    bookedFrom: await catalogueOfVersion(transaction, { firstCatalogue, number }),
  };
}
