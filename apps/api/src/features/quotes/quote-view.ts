import { type QuoteView, requestStatus } from '@tintforge/api-contract';
import type { QuoteStatus } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { QuoteRow } from '../../db/schema';
import { isoText } from '../../platform/clock';
import { catalogueInForce } from '../settings';
import { photoViews } from './photos/photo-view';
import type { QuoteContext } from './ports';

/** A quote as its customer reads it. */
export async function quoteView(
  context: Pick<QuoteContext, 'firstCatalogue' | 'clock' | 'photos'> & { connection: Connection },
  row: QuoteRow,
): Promise<QuoteView> {
  const { regions } = await catalogueInForce(context.connection, context);
  const region = regions.find(({ id }) => id === row.regionId) ?? regions[0];
  if (region === undefined) throw new Error('The catalog has no regions');
  return {
    code: row.code,
    status: statusOf(row),
    createdAt: isoText(row.createdAt),
    region: { id: region.id, name: region.name, phone: region.phone },
    contact: contactOf(row),
    details: detailsOf(row),
    photos: await photoViews(context, row.id),
    isOpen: isOpenRequest(row.status),
  };
}

/** True while a request can be added to and called off. */
export function isOpenRequest(status: QuoteStatus): boolean {
  return status === 'requested' || status === 'answered';
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

/** State of a quote without versions. */
export function statusOf({ status }: QuoteRow): QuoteView['status'] {
  return requestStatus.parse(status);
}
