import { packages, regions } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';

interface TrialRequest {
  path: string;
  /** The media type of its answer. */
  type: string;
}

/**
 * Requests of a visitor that a server answers on trial: from its tables, and from its site where it has one. The times of
 * today are those of the shop's first region and package.
 */
export function trialRequests({ hasSite, now }: { hasSite: boolean; now: number }): TrialRequest[] {
  const [first] = packages;
  const question = new URLSearchParams({
    zip: (regions[0].zipPrefixes[0] ?? '').padEnd(5, '0'),
    from: localMoment(now).date,
    days: '1',
    vehicleType: first?.vehicleType ?? '',
    packageId: first?.id ?? '',
  });
  const pages = hasSite ? ['/', '/booking'] : [];
  return [
    { path: '/health/ready', type: 'application/json' },
    { path: `/api/availability?${question}`, type: 'application/json' },
    ...pages.map((path) => ({ path, type: 'text/html' })),
  ];
}
