import { expect, test } from 'vitest';
import { isFromOwnPage } from './own-page';

const demo = { mode: 'demo', publicUrl: 'http://localhost:3000' } as const;
const production = { mode: 'production', publicUrl: 'https://tintforge.example' } as const;

test.each([
  ['a demo’s page at the host that is called', { origin: 'http://localhost:5173', host: 'localhost:5173' }, demo, true],
  ['a page at another port', { origin: 'http://localhost:5173', host: 'localhost:3000' }, demo, false],
  ['no origin', { host: 'localhost:3000' }, demo, false],
  ['a page without an origin of its own', { origin: 'null', host: 'localhost:3000' }, demo, false],
  ['the site’s own page', { origin: 'https://tintforge.example', host: '10.0.0.7:3000' }, production, true],
  ['another site', { origin: 'https://other.example', host: 'tintforge.example' }, production, false],
  [
    'a page that calls under a name of its own',
    { origin: 'https://other.example', host: 'other.example' },
    production,
    false,
  ],
  ['a name that only begins alike', { origin: 'https://tintforge.example.other.example' }, production, false],
])('%s', (_name, headers, config, isOurs) => {
  expect(isFromOwnPage(headers, config)).toBe(isOurs);
});
