import { endLogin } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { dashboardWords } from './words';

const words = dashboardWords.logins;

/** Ends every session of the account, including this one. */
export function LogoutEverywhere() {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    const isDone = await endLogin({ everywhere: true });
    setIsLeaving(false);
    const { title, text } = isDone ? words.done : words.failed;
    showToast({ title, description: text, variant: isDone ? 'default' : 'destructive' });
  }

  return (
    <Button busyLabel={isLeaving ? dashboardWords.loggingOut : undefined} onClick={() => void leave()}>
      {words.submit}
    </Button>
  );
}
