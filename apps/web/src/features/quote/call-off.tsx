import type { QuoteView } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { Button } from '@tintforge/ui';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';
import type { DeclineWords } from './call-off-dialog';
import type { DraftState } from './use-draft';

/** Few press the button: the question comes after the quote. */
const CallOffDialog = late(async () => (await import('./call-off-dialog')).CallOffDialog);

interface CallOffProps extends DraftState {
  code: string;
  access: { quoteToken?: string };
  onDone: (quote: QuoteView) => void;
  words: DeclineWords;
}

/** Calls a request off, or declines a price, after a question. */
export function CallOff({ words, onDone, ...quote }: CallOffProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => whenIdle(CallOffDialog.prefetch), []);
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CallOffDialog
            {...quote}
            words={words}
            onClose={() => setIsOpen(false)}
            onDone={(changed) => {
              setIsOpen(false);
              onDone(changed);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
