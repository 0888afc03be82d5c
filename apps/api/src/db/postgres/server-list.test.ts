import { describe, expect, test } from 'vitest';
import { readServerList } from './server-list';

describe('one server', () => {
  test.each([
    'postgres://shop:secret@db.tintforge.example:5432/shop?sslmode=verify-full',
    'postgresql://db.tintforge.example/shop',
    'postgres:///shop?host=/var/run/postgresql',
    'postgres://shop:a,b%40c@[::1]:5432/shop',
  ])('%s is used as it is', (url) => {
    expect(readServerList(url)).toEqual({ urls: [url], needsPrimary: false });
  });

  test('is used only while it takes writes, when that is required', () => {
    const url = 'postgres://db/shop?target_session_attrs=read-write';
    expect(readServerList(url)).toEqual({ urls: [url], needsPrimary: true });
  });
});

describe('several servers', () => {
  test('have one login, database and set of options', () => {
    expect(readServerList('postgres://shop:s%2C@one:5432,other:5433/shop?sslmode=verify-full')).toEqual({
      urls: [
        'postgres://shop:s%2C@one:5432/shop?sslmode=verify-full',
        'postgres://shop:s%2C@other:5433/shop?sslmode=verify-full',
      ],
      needsPrimary: true,
    });
  });

  test('may be three, by address or without a port', () => {
    expect(readServerList('postgresql://[::1]:5432,10.0.0.2,db/shop?target_session_attrs=primary')?.urls).toEqual([
      'postgresql://[::1]:5432/shop?target_session_attrs=primary',
      'postgresql://10.0.0.2/shop?target_session_attrs=primary',
      'postgresql://db/shop?target_session_attrs=primary',
    ]);
  });
});

test.each([
  ['another protocol', 'mysql://db/shop'],
  ['no URL', 'db.tintforge.example'],
  ['a server without a name', 'postgres://one,/shop'],
  ['a port that is none', 'postgres://one:5432,other:x/shop'],
  ['servers in two places', 'postgres://one,other/shop?host=third'],
  ['standbys too', 'postgres://one,other/shop?target_session_attrs=any'],
  ['standbys only', 'postgres://one/shop?target_session_attrs=standby'],
])('%s is refused', (_name, url) => {
  expect(readServerList(url)).toBeUndefined();
});
