import { showToast } from '@tintforge/app-base/toasts/toasts';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';

/** The history entry of a dialog. */
export interface StepPage {
  isFinished: boolean;
  /** Another object each time the browser arrives. */
  location: unknown;
  close: () => boolean;
}

/** Words to a customer whose dialog closes itself. */
export interface OvertakenNews {
  title: string;
  text: string;
}

interface StepDialogProps {
  page: StepPage;
  /** The reason that it no longer fits; undefined while it does. */
  news?: OvertakenNews | undefined;
  /** The dialog. */
  children: ReactNode;
}

/** A dialog that is a step of its page. One that no longer fits closes itself and says why; one that has succeeded has said so. */
export function StepDialog({ page, news, children }: StepDialogProps) {
  const isOver = page.isFinished || news !== undefined;
  const closeItself = useEffectEvent(() => {
    if (news !== undefined && !page.isFinished)
      showToast({ title: news.title, description: news.text, variant: 'destructive' });
    page.close();
  });
  // Back and Forward at once lead here again before the page could show that it was left.
  useEffect(() => {
    if (isOver) closeItself();
  }, [isOver, page.location]);
  return isOver ? null : <Suspense fallback={null}>{children}</Suspense>;
}
