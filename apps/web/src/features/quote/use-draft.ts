import type { QuoteView } from '@tintforge/api-contract';
import { useEffect, useState } from 'react';
import { dropDraft, emptyDraft, keepDraft, type QuoteDraft, readDraft, versionOf } from './draft';

/** The draft as the forms of a quote's page read and change it. */
export interface DraftState {
  draft: QuoteDraft;
  change: (changes: Partial<QuoteDraft>) => void;
}

/**
 * The customer's draft about a quote, which stays in the tab while the quote is open. A name is agreement to the version under
 * which it was typed, so it goes when another one is sent.
 */
export function useDraft(quote: QuoteView): DraftState {
  const version = versionOf(quote);
  const { code, isOpen } = quote;
  const empty = emptyDraft(quote);
  const [typed, setTyped] = useState(() => ({ version, isOpen, draft: isOpen ? readDraft(quote) : empty }));
  if (typed.version !== version || typed.isOpen !== isOpen)
    setTyped({ version, isOpen, draft: isOpen ? { ...typed.draft, name: '' } : empty });

  useEffect(() => {
    if (typed.isOpen) keepDraft({ code, version: typed.version, draft: typed.draft });
    else dropDraft(code);
  }, [code, typed]);

  return {
    draft: typed.draft,
    change: (changes) => setTyped((last) => ({ ...last, draft: { ...last.draft, ...changes } })),
  };
}
