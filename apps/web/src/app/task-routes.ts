import { lazy } from 'react';
import { type PageRoute, type PageSource, prefetch } from './page-route';
import { type TaskKey, taskMap } from './task-map';

const pages: Record<TaskKey, PageSource> = {
  booking: {
    source: 'src/features/booking/index.ts',
    load: async () => (await import('../features/booking')).BookingPage,
  },
  bookingVerification: {
    source: 'src/features/manage-booking/index.ts',
    load: async () => (await import('../features/manage-booking')).VerificationPage,
  },
};

/** The routes of tasks: they come with the site's own code. */
export const taskRoutes: readonly PageRoute[] = (Object.keys(taskMap) as TaskKey[]).map((key) => {
  const { source, load } = pages[key];
  return {
    ...taskMap[key],
    source,
    prefetch: () => prefetch(load),
    Page: lazy(async () => ({ default: await load() })),
  };
});
