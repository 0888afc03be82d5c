import { isOneLine } from '../one-line';
import { failure, type Result, success } from '../result';
import type { ExemptionDraft, ExemptionKind } from './exemption-draft';

/** A complete exemption. It approves nothing: staff do, once they have read the document. */
export interface Exemption extends ExemptionDraft {
  kind: ExemptionKind;
}

/** Missing parts of an exemption. */
export const exemptionProblems = [
  'exemption_kind_missing',
  'certificate_number_missing',
  'document_reference_missing',
] as const;

/** One of {@link exemptionProblems}. */
export type ExemptionProblem = (typeof exemptionProblems)[number];

function isFilled(text: string): boolean {
  return text.trim() !== '' && isOneLine(text);
}

/**
 * The exemption without spaces around its texts, or the first missing part in the order of `exemptionProblems`. A
 * multiline text counts as missing. Staff check that the certificate is real and for this car.
 */
export function parseExemption(draft: ExemptionDraft): Result<Exemption, ExemptionProblem> {
  const { kind, certificateNumber, documentReference } = draft;
  if (kind === null) return failure('exemption_kind_missing');
  if (!isFilled(certificateNumber)) return failure('certificate_number_missing');
  if (!isFilled(documentReference)) return failure('document_reference_missing');
  return success({
    kind,
    certificateNumber: certificateNumber.trim(),
    documentReference: documentReference.trim(),
  });
}
