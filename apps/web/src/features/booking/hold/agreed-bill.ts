import type { WizardDraft } from '@tintforge/booking-core';
import { billLines, totalOf } from '../order-summary';
import type { Bill } from './bill';
import { fingerprintOf, holdBody } from './hold-request';
import type { KeptHold } from './hold-storage';

/** The bill to show: the hold's while its body matches the draft, else the catalog's; undefined without an order. */
export function agreedBill({ draft, hold }: { draft: WizardDraft; hold: KeptHold | undefined }): Bill | undefined {
  if (hold !== undefined) {
    const body = holdBody({ draft, totalCents: hold.bill.totalCents });
    if (body !== undefined && fingerprintOf(body) === hold.fingerprint) return hold.bill;
  }
  const totalCents = totalOf(draft);
  return totalCents === undefined ? undefined : { lines: billLines(draft), totalCents };
}
