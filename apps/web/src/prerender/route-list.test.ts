import { expect, test } from 'vitest';
import { routes } from '../app/routes';
import { routeList } from './route-list';

test('the server is told every address, its file, and what is in it', () => {
  expect(routeList(routes)).toEqual([
    { path: '/', file: 'index.html', prerendered: true, indexable: true },
    { path: '/booking', file: 'booking.html', prerendered: false, indexable: true },
    { pattern: '/booking-verification/:code', file: 'booking-verification.html', prerendered: false, indexable: false },
    { path: '/terms-of-service', file: 'terms-of-service.html', prerendered: true, indexable: true },
    { path: '/privacy-policy', file: 'privacy-policy.html', prerendered: true, indexable: true },
    { pattern: '*', file: '404.html', prerendered: true, indexable: false },
  ]);
});
