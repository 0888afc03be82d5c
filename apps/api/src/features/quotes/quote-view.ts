import type { QuoteView } from '@tintforge/api-contract';
import { nextQuoteStatus, type QuoteStatus } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { QuoteRow } from '../../db/schema';
import { isoText } from '../../platform/clock';
import { catalogueInForce } from '../settings';
import { photoViews } from './photos/photo-view';
import type { QuoteContext } from './ports';
import { isPassed } from './versions/good-through';
import { acceptanceOf, sentVersionsOf } from './versions/store';
import { versionView } from './versions/version-view';

/** A quote as its customer reads it. */
export async function quoteView(
  context: Pick<QuoteContext, 'firstCatalogue' | 'clock' | 'photos'> & { connection: Connection },
  row: QuoteRow,
): Promise<QuoteView> {
  const { regions } = await catalogueInForce(context.connection, context);
  const region = regions.find(({ id }) => id === row.regionId) ?? regions[0];
  if (region === undefined) throw new Error('The catalog has no regions');
  const versions = await sentVersionsOf(context.connection, row.id);
  const acceptance = await acceptanceOf(context.connection, row.id);
  return {
    code: row.code,
    status: row.status,
    createdAt: isoText(row.createdAt),
    region: { id: region.id, name: region.name, phone: region.phone },
    contact: contactOf(row),
    details: detailsOf(row),
    photos: await photoViews(context, row.id),
    isOpen: isOpenRequest(row.status),
    versions: versions.map(versionView),
    isPassed: isPassed(row, versions.at(-1), context.clock.now()),
    acceptance:
      acceptance === undefined
        ? null
        : { number: acceptance.number, name: acceptance.name, at: isoText(acceptance.at) },
  };
}

/** True while a quote can be added to and called off. */
export function isOpenRequest(status: QuoteStatus): boolean {
  return nextQuoteStatus(status, 'declined').ok;
}

/** Contact of a quote. */
export function contactOf({ customerName, customerEmail, customerPhone, zip, city, company, notes }: QuoteRow) {
  return { customerName, customerEmail, customerPhone, zip, city, company, notes };
}

/** Details of a quote whose customer is not erased. */
export function detailsOf({ details, code }: QuoteRow): NonNullable<QuoteRow['details']> {
  if (details === null) throw new Error(`The details of ${code} are erased`);
  return details;
}
