import { RoutedPage } from '@tintforge/app-base/frame/routed-page';
import { late } from '@tintforge/app-base/late/late';
import { Route, Routes } from 'react-router-dom';
import { markCurrentLink } from '../frame/frame-script';
import { pageTitle } from '../pages/page-title';
import { taskPages } from './task-pages';

/** Every task with its code, which is fetched when it is shown. */
export const taskRoutes = Object.values(taskPages).map((page) => ({ ...page, Page: late(page.load) }));

/** The tasks of the site, between the header and the footer that their documents came with. */
export function App() {
  return (
    <Routes>
      {taskRoutes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutedPage route={route} showHead={showArrival} />} />
      ))}
    </Routes>
  );
}

/** From one task to another no document is loaded: what the frame and the tab say of the page has to follow. */
function showArrival(task: { path: string; name: string }, pathname: string): void {
  document.title = pageTitle(task);
  markCurrentLink(pathname);
}
