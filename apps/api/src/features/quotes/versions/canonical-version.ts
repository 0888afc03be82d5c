import { createHash } from 'node:crypto';
import type { StoredVersion } from './store';

/**
 * A version as one text: JSON with the keys of every object in order, without spaces. It has all that accepting agrees to:
 * lines, sums, tax, deposit, good-through day and terms, under the quote's code. The message isn't in it, which can be forgotten.
 */
export function canonicalVersion(code: string, version: StoredVersion): string {
  return canonicalJson({
    code,
    number: version.number,
    lines: version.lines.map(({ workNumber, workTitle, name, unit, quantity, unitCents, amountCents, panes }) => {
      return { workNumber, workTitle, name, unit, quantity, unitCents, amountCents, panes };
    }),
    subtotalCents: version.subtotalCents,
    discountCents: version.discountCents,
    discountText: version.discountText,
    totalCents: version.totalCents,
    stateTaxBp: version.stateTaxBp,
    surtaxBp: version.surtaxBp,
    taxCents: version.taxCents,
    ...(version.depositPercent === null ? {} : depositOf(version)),
    goodThrough: version.goodThrough,
    sentAt: version.sentAt,
    termsVersion: version.termsVersion,
    termsText: version.termsText,
  });
}

/** Left out without a deposit, as it was before there were any. */
function depositOf({ depositPercent, depositCents, lateFeePercent, freeNoticeHours }: StoredVersion) {
  return { depositPercent, depositCents, lateFeePercent, freeNoticeHours };
}

/** SHA-256 of {@link canonicalVersion} in UTF-8, in hexadecimal. */
export function documentHash(code: string, version: StoredVersion): string {
  return createHash('sha256').update(canonicalVersion(code, version)).digest('hex');
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, given: unknown) =>
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? Object.fromEntries(Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1)))
      : given,
  );
}
