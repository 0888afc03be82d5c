import type { PageRoute } from './page-route';
import { readingRoutes } from './reading-routes';
import { taskRoutes } from './task-routes';

/** Every route of the site: the prerenderer and `dist/routes.json` are made from it. */
export const routes: readonly PageRoute[] = [...readingRoutes, ...taskRoutes];
