import { describe, expect, test } from 'vitest';
import { accessClaims } from './access';
import { endpoints } from './endpoints';
import { errorStatuses } from './errors';
import { generalErrors, type RouteContract } from './route-contract';
import { routes } from './routes';

const entries: [string, RouteContract][] = Object.entries(routes);

test('every endpoint has a route, and no two share method and path', () => {
  expect(Object.keys(routes).sort()).toEqual(Object.keys(endpoints).sort());
  const addresses = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

describe.each(entries)('%s', (_name, route) => {
  test('says who may call it and what it answers', () => {
    expect(route.access.length).toBeGreaterThan(0);
    expect(accessClaims).toEqual(expect.arrayContaining([...route.access]));
    expect(Object.keys(route.responses).length).toBeGreaterThan(0);
  });
  test('names each of its errors once, and none of the general ones', () => {
    expect(new Set(route.errors).size).toBe(route.errors.length);
    expect(route.errors.filter((code) => generalErrors.some((general) => general === code))).toEqual([]);
  });
  test('tells strangers by a code when it is not public', () => {
    if (!route.access.includes('public')) expect(route.errors).toContain('unauthorized');
  });
});

test('every code is used by some route or can come from any', () => {
  const used = new Set<string>([...generalErrors, ...entries.flatMap(([, route]) => route.errors)]);
  expect(Object.keys(errorStatuses).filter((code) => !used.has(code))).toEqual([]);
});
