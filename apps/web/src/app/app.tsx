import { PageFallback } from '@tintforge/app-base/frame/page-fallback';
import { RoutedPage } from '@tintforge/app-base/frame/routed-page';
import { late } from '@tintforge/app-base/late/late';
import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useOwnLinks } from '../lib/use-own-links';
import type { PageEntry } from './page-entry';
import { showPageHead } from './page-head';
import { TaskLayout } from './task-layout';
import { taskRoutes } from './task-routes';

/** The pages to read, with what surrounds them. A task does without their code. */
const ReadingPages = late(async () => (await import('./reading-pages')).ReadingPages);

/** From a page to read, a task whose first step is served is there sooner as a document than by the code that draws it. */
function isServedTask(pathname: string): boolean {
  return taskRoutes.some(({ path, startsAtOnce }) => startsAtOnce === true && path === pathname);
}

/** The whole site: tasks at their addresses, pages to read at all others. */
export function App() {
  const { pathname } = useLocation();
  const isHere = ({ path }: PageEntry) => matchPath(path, pathname) !== null;
  const task = taskRoutes.find(isHere);
  useOwnLinks(task === undefined ? isServedTask : undefined);
  if (task !== undefined) {
    return (
      <TaskLayout>
        <RoutedPage route={task} showHead={showPageHead} />
      </TaskLayout>
    );
  }
  return (
    <Suspense fallback={<PageFallback />}>
      <ReadingPages />
    </Suspense>
  );
}
