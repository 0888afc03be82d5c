import { endLogin } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { dashboardWords } from './words';

/** Ends this session. */
export function LogoutButton() {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    const isTold = await endLogin({ everywhere: false });
    const { title, text } = dashboardWords.loggedOutHere;
    showToast(isTold ? { title: dashboardWords.loggedOut } : { title, description: text });
  }

  return (
    <Button variant="quiet" busyLabel={isLeaving ? dashboardWords.loggingOut : undefined} onClick={() => void leave()}>
      {dashboardWords.logout}
    </Button>
  );
}
