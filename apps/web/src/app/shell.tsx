import { WaitingPage } from '@tintforge/app-base/frame/waiting-page';
import type { PageEntry } from './page-entry';
import { TaskLayout } from './task-layout';

/** The HTML of a page that needs script, in the frame of a task. */
export function Shell({ route }: { route: PageEntry }) {
  return (
    <TaskLayout>
      <WaitingPage name={route.name} />
    </TaskLayout>
  );
}
