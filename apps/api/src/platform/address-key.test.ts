import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey, siteKey } from './address-key';

test.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['::FFFF:CB00:7107', '203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['::', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['not an address', 'not an address', undefined],
])('%s counts as %s, and its site as %s', (address, key, site) => {
  expect(addressKey(address)).toBe(key);
  expect(siteKey(address)).toBe(site);
  expect(siteKey(key)).toBe(site);
});

const group = fc.integer({ min: 0, max: 0xff_ff });
const address = fc.array(group, { minLength: 8, maxLength: 8 }).filter(([first]) => first !== 0);
const written = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':');

describe('of two IPv6 addresses', () => {
  test('those that differ in their last 64 bits only have one key', () => {
    fc.assert(
      fc.property(address, address, (one, other) => {
        const neighbor = [...one.slice(0, 4), ...other.slice(4)];
        expect(addressKey(written(neighbor))).toBe(addressKey(written(one)));
      }),
    );
  });

  test('those that differ before have two, and one site when their first 48 bits are the same', () => {
    fc.assert(
      fc.property(address, fc.integer({ min: 1, max: 0xff_ff }), fc.nat(3), (one, change, place) => {
        const other = one.map((each, index) => (index === place ? each ^ change : each));
        expect(addressKey(written(other))).not.toBe(addressKey(written(one)));
        expect(siteKey(written(other)) === siteKey(written(one))).toBe(place === 3);
      }),
    );
  });
});
