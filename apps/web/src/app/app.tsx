import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { late } from '../lib/late';
import { useOwnLinks } from '../lib/use-own-links';
import { OfficeLayout } from './office-layout';
import type { PageEntry } from './page-entry';
import { PageFallback } from './page-fallback';
import { RoutedPage } from './routed-page';
import { TaskLayout } from './task-layout';
import { officeMap } from './task-map';
import { taskRoutes } from './task-routes';

/** The pages to read, with what surrounds them. A task does without their code. */
const ReadingPages = late(async () => (await import('./reading-pages')).ReadingPages);

/** The shop's own area, which no visitor fetches. */
const Office = late(async () => (await import('./office')).Office);

/** From a page to read, a task whose first step is served is there sooner as a document than by the code that draws it. */
function isServedTask(pathname: string): boolean {
  return taskRoutes.some(({ path, startsAtOnce }) => startsAtOnce === true && path === pathname);
}

/** The whole site: tasks at their addresses, pages to read at all others. */
export function App() {
  const { pathname } = useLocation();
  const isHere = ({ path }: PageEntry) => matchPath(path, pathname) !== null;
  const desk = Object.values(officeMap).find(isHere);
  const task = taskRoutes.find(isHere);
  useOwnLinks(desk === undefined && task === undefined ? isServedTask : undefined);
  if (desk !== undefined) {
    return (
      <OfficeLayout>
        <Suspense fallback={<PageFallback />}>
          <Office path={desk.path} />
        </Suspense>
      </OfficeLayout>
    );
  }
  if (task !== undefined) {
    const Layout = task.hasOwnFrame === true ? OfficeLayout : TaskLayout;
    return (
      <Layout>
        <RoutedPage route={task} />
      </Layout>
    );
  }
  return (
    <Suspense fallback={<PageFallback />}>
      <ReadingPages />
    </Suspense>
  );
}
