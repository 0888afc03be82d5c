import {
  messagesByField,
  type QuoteReceipt,
  quoteRequest,
  type TypedQuote,
  typedQuoteRequest,
} from '@tintforge/api-contract';
import { ApiError, codeOf, detailsOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { faultText } from '@tintforge/app-base/fault-text';
import type { QuoteKind } from '@tintforge/booking-core';
import { keyFor } from './draft';

/** Error messages by the path of their field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of sending a request. */
export type RequestOutcome =
  | { kind: 'sent'; receipt: QuoteReceipt }
  | { kind: 'wrong'; errors: FieldErrors }
  | { kind: 'too-many' }
  /** `fault`: the server's message about an internal failure. */
  | { kind: 'failed'; fault: string | undefined };

/** Errors of a draft, each field's first; empty when it can be sent. */
export function checkDraft(kind: QuoteKind, draft: TypedQuote): FieldErrors {
  return messagesByField(quoteRequest.safeParse(typedQuoteRequest(kind, draft)).error);
}

/** Validates and sends a draft. Never rejects. */
export async function sendRequest(kind: QuoteKind, draft: TypedQuote): Promise<RequestOutcome> {
  const checked = quoteRequest.safeParse(typedQuoteRequest(kind, draft));
  if (!checked.success) return { kind: 'wrong', errors: messagesByField(checked.error) };
  try {
    const receipt = await api('requestQuote', { body: checked.data, idempotencyKey: keyFor(checked.data) });
    return { kind: 'sent', receipt };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): RequestOutcome {
  if (detailsOf(error, 'outside_area') !== undefined && error instanceof ApiError) {
    return { kind: 'wrong', errors: { zip: error.body?.message ?? '' } };
  }
  if (codeOf(error) === 'rate_limited') return { kind: 'too-many' };
  const errors = error instanceof ApiError ? error.body?.fields : undefined;
  return errors === undefined || Object.keys(errors).length === 0
    ? { kind: 'failed', fault: faultText(error) }
    : { kind: 'wrong', errors };
}
