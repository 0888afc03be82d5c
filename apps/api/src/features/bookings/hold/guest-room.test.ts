import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../limits';
import { guestRoom } from './guest-room';

const { perRegion } = defaultLimits.holds;

test.each([
  ['a region of two crews that has sold nothing', 312, { open: 78, crowded: 156 }],
  ['one that has sold most', 60, { open: 15, crowded: 30 }],
  ['one that has a handful left', 4, { open: 10, crowded: 20 }],
  ['one that is sold out', 0, { open: 10, crowded: 20 }],
])('guests of %s have room', (_region, starts, room) => {
  expect(guestRoom(perRegion, starts)).toEqual(room);
});

test('room never shrinks with more starts, and half of many starts is nobody’s to hold unpaid', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(200), (starts, more) => {
      const [room, larger] = [guestRoom(perRegion, starts), guestRoom(perRegion, starts + more)];
      expect(larger.open).toBeGreaterThanOrEqual(room.open);
      expect(larger.crowded).toBeGreaterThanOrEqual(room.crowded);
      expect(room.open).toBeLessThanOrEqual(room.crowded);
      if (starts >= 40) expect(room.crowded).toBeLessThanOrEqual(starts / 2);
    }),
  );
});
