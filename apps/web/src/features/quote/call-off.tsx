import type { QuoteView } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { Button } from '@tintforge/ui';
import { Suspense, useEffect, useRef } from 'react';
import { whenIdle } from '../../lib/when-idle';
import type { DeclineWords } from './call-off-dialog';
import type { DraftState } from './use-draft';

/** Few press the button: the question comes after the quote. */
const CallOffStep = late(async () => (await import('./call-off-dialog')).CallOffStep);

interface CallOffProps extends DraftState {
  quote: QuoteView;
  access: { quoteToken?: string };
  onDone: (quote: QuoteView) => void;
  words: DeclineWords;
}

/** Calls a request off, or declines a price, after a question, which is a step of the page. Nothing where it's closed. */
export function CallOff({ quote: { code, isOpen }, words, onDone, ...dialog }: CallOffProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const page = usePageStep({ subject: code, steps: ['call-off'], onClosed: () => focusIn(placeRef.current) });
  useEffect(() => whenIdle(CallOffStep.prefetch), []);
  return (
    <div ref={placeRef}>
      {isOpen && (
        <Button variant="quiet" onClick={() => page.open('call-off')}>
          {words.open}
        </Button>
      )}
      {page.step !== undefined && (
        <Suspense fallback={null}>
          <CallOffStep
            {...dialog}
            code={code}
            words={words}
            page={{ ...page, isFinished: !isOpen || page.isFinished }}
            onDone={(changed) => {
              if (page.finish(page.entryKey)) page.close();
              onDone(changed);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The button is gone once the quote is closed; then the heading says so. */
function focusIn(place: HTMLElement | null): void {
  const target = place?.querySelector('button') ?? document.querySelector('h1');
  target?.focus();
}
