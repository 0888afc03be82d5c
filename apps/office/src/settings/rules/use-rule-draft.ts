import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { useState } from 'react';
import { emptyDraft, parseDraft, type RuleDraft } from './rule-draft';

const name = 'shop-rules';

interface KeptRuleDraft {
  draft: RuleDraft;
  edit: (draft: RuleDraft) => void;
  /** The draft is no longer needed: it was saved, or its page is left for good. */
  drop: () => void;
  /** Clears the draft, perhaps by a wrong tap. */
  discard: () => void;
  /** The draft that was discarded last, until something else is typed. */
  discarded: RuleDraft | undefined;
}

/**
 * The draft over the rules in force. The tab keeps it until it is saved or discarded: the browser's back button can't
 * be intercepted, and the user finds it again.
 */
export function useRuleDraft(): KeptRuleDraft {
  const [draft, setDraft] = useState(() => parseDraft(readDraft(name)));
  const [discarded, setDiscarded] = useState<RuleDraft>();

  function drop() {
    setDraft(emptyDraft);
    setDiscarded(undefined);
    dropDraft(name);
  }

  return {
    draft,
    edit(next) {
      setDraft(next);
      setDiscarded(undefined);
      keepDraft(name, next);
    },
    drop,
    discard() {
      drop();
      setDiscarded(draft);
    },
    discarded,
  };
}
