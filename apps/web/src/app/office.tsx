import { AdminArea } from '../features/admin';
import { officeRoutes } from './office-routes';
import { RoutedPage } from './routed-page';

/** A page of the shop's own area, in the frame that stays while one goes from one to the next. */
export function Office({ path }: { path: string }) {
  const route = officeRoutes.find((each) => each.path === path);
  if (route === undefined) throw new Error(`The shop's own area has no page ${path}`);
  return (
    <AdminArea>
      <RoutedPage route={route} />
    </AdminArea>
  );
}
