import type { QuoteVersionView } from '@tintforge/api-contract';
import { dollarsFromCents, policyOf, type QuoteKind, quoteTotals, taxTreatmentOf } from '@tintforge/booking-core';
import { isoText } from '../../../platform/clock';
import type { StoredVersion } from './store';

/** A version as customer and staff read it. */
export function versionView(version: StoredVersion, kind: QuoteKind): QuoteVersionView {
  const { lines, discountKind, discountValue, termsVersion, termsText, taxCents, sentAt } = version;
  const totals = quoteTotals(lines, { kind: 'amount', cents: version.discountCents });
  if (!totals.ok) throw new Error('A stored version has a discount above its subtotal');
  return {
    number: version.number,
    sentAt: sentAt === null ? null : isoText(sentAt),
    goodThrough: version.goodThrough,
    message: version.message,
    works: totals.value.works.map(({ workNumber, ...sums }) => {
      const own = lines.filter((line) => line.workNumber === workNumber);
      return {
        title: own[0]?.workTitle ?? '',
        lines: own.map(({ name, unit, quantity, unitCents, amountCents, listId, panes }) => ({
          name,
          unit,
          quantity: quantity / 100,
          unitPrice: dollarsFromCents(unitCents),
          amount: dollarsFromCents(amountCents),
          listId,
          panes,
        })),
        subtotal: dollarsFromCents(sums.subtotalCents),
        discount: dollarsFromCents(sums.discountCents),
        total: dollarsFromCents(sums.totalCents),
      };
    }),
    subtotal: dollarsFromCents(version.subtotalCents),
    discountEntered:
      discountKind === 'amount'
        ? { kind: 'amount', amount: dollarsFromCents(discountValue) }
        : { kind: 'share', percent: discountValue / 100 },
    discount: dollarsFromCents(version.discountCents),
    discountText: version.discountText,
    total: dollarsFromCents(version.totalCents),
    includedTax: taxCents === null ? null : dollarsFromCents(taxCents),
    taxTreatment: taxTreatmentOf(kind),
    deposit:
      version.depositPercent === null
        ? null
        : { percent: version.depositPercent, amount: dollarsFromCents(version.depositCents) },
    policy: {
      freeNoticeHours: version.freeNoticeHours,
      kept: dollarsFromCents(keptCents(version)),
    },
    terms: termsVersion === null || termsText === null ? null : { version: termsVersion, text: termsText },
  };
}

/** Kept of a version's price when it is called off too late. */
function keptCents({ totalCents, lateFeePercent }: StoredVersion): number {
  return policyOf({ totalCents, lateFeePercent, startsAt: 0, paidAt: null }).lateFeeCents;
}
