import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { useState } from 'react';
import { emptyDraft, parseDraft, type RuleDraft } from './rule-draft';

const name = 'shop-rules';

interface KeptRuleDraft {
  draft: RuleDraft;
  edit: (draft: RuleDraft) => void;
  /** The draft is no longer needed: it was saved, or discarded. */
  discard: () => void;
}

/**
 * The draft over the rules in force. The tab keeps it until it is saved or discarded: the browser's back button can't
 * be intercepted, and the user finds it again.
 */
export function useRuleDraft(): KeptRuleDraft {
  const [draft, setDraft] = useState(() => parseDraft(readDraft(name)));
  return {
    draft,
    edit(next) {
      setDraft(next);
      keepDraft(name, next);
    },
    discard() {
      setDraft(emptyDraft);
      dropDraft(name);
    },
  };
}
