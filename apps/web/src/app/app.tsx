import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageFallback } from './page-fallback';
import { RoutedPage } from './routed-page';
import { TaskLayout } from './task-layout';
import { taskRoutes } from './task-routes';

/** The pages to read, with what surrounds them. A task does without their code. */
const ReadingPages = lazy(async () => ({ default: (await import('./reading-pages')).ReadingPages }));

/** The whole site: tasks at their addresses, pages to read at all others. */
export function App() {
  return (
    <Routes>
      {taskRoutes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <TaskLayout>
              <RoutedPage route={route} />
            </TaskLayout>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <Suspense fallback={<PageFallback />}>
            <ReadingPages />
          </Suspense>
        }
      />
    </Routes>
  );
}
