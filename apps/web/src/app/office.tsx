import { AdminArea } from '../features/admin';
import type { PageRoute } from './page-route';
import { RoutedPage } from './routed-page';

/** A page of the shop's own area, in the frame that stays while one goes from one to the next. */
export function Office({ route }: { route: PageRoute }) {
  return (
    <AdminArea>
      <RoutedPage route={route} />
    </AdminArea>
  );
}
