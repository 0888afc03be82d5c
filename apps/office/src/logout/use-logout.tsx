import { late } from '@tintforge/app-base/late/late';
import { draftNames, readDraft } from '@tintforge/app-base/session/drafts';
import { endLogin } from '@tintforge/app-base/session/session';
import { isRecord } from '@tintforge/app-base/storage';
import type { Elements } from '@tintforge/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { openersDraft } from '../lib/opener';
import { useDialogStep } from '../lib/use-dialog-step';
import { formsDraft } from '../lib/use-kept-form';

const LogoutDialog = late(async () => (await import('./logout-dialog')).LogoutDialog);

interface Logout {
  isLeaving: boolean;
  /** Logs out, or asks first when that discards something typed. */
  logOut: () => void;
  question: Elements;
}

/** Logging out of the staff area. `onDone` gets whether the server was reached. */
export function useLogout(onDone?: (isTold: boolean) => void): Logout {
  const { dialog, open, close } = useDialogStep('logout', ['discard']);
  const [isLeaving, setIsLeaving] = useState(false);
  const isAsking = dialog !== undefined;

  // Forward may lead to the question after everything was saved.
  const stay = useEffectEvent(close);
  useEffect(() => {
    if (isAsking && !hasUnsaved()) stay();
  }, [isAsking]);

  async function leave() {
    setIsLeaving(true);
    // It always succeeds on this device, with or without the server; the page closes with the session.
    onDone?.(await endLogin({ everywhere: false }));
  }

  return {
    isLeaving,
    logOut: () => (hasUnsaved() ? open('discard') : void leave()),
    question: isAsking && (
      <div data-theme="paper">
        <Suspense>
          <LogoutDialog onLeave={() => void leave()} onStay={close} />
        </Suspense>
      </div>
    ),
  };
}

/** True when something typed is on a page. A dialog's fields don't count: they are left with it. */
function hasUnsaved(): boolean {
  const ofDialogs: readonly string[] = [formsDraft, openersDraft];
  return draftNames().some((name) => !ofDialogs.includes(name) && !isRecorded(readDraft(name)));
}

/** True for a car's readings that the server has, until its page shows them. */
function isRecorded(draft: unknown): boolean {
  return isRecord(draft) && draft.isRecorded === true;
}
