import { OtherDocument } from '@tintforge/app-base/frame/other-document';
import { RoutedPage } from '@tintforge/app-base/frame/routed-page';
import { late } from '@tintforge/app-base/late/late';
import { Route, Routes } from 'react-router-dom';
import { markCurrentLink } from '../frame/frame-script';
import { pageTitle } from '../pages/page-title';
import { taskPages } from './task-pages';

/** Every app page with its code, which is fetched when the page is shown. */
export const taskRoutes = Object.values(taskPages).map((page) => ({ ...page, Page: late(page.load) }));

/** The app pages of the site, between the header and the footer of their documents; every other path is another document. */
export function App() {
  return (
    <Routes>
      {taskRoutes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutedPage route={route} showHead={showArrival} />} />
      ))}
      <Route path="*" element={<OtherDocument />} />
    </Routes>
  );
}

/** Navigation between app pages loads no document, so the frame and the document title are updated here. */
function showArrival(task: { path: string; name: string }, pathname: string): void {
  document.title = pageTitle(task);
  markCurrentLink(pathname);
}
