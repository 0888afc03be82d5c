import { describe, expect, test } from 'vitest';
import { keepOnScreen, placeAround } from './placement';

describe('keepOnScreen', () => {
  test.each([
    { start: 100, kept: 100, why: 'has room' },
    { start: 300, kept: 152, why: 'is moved in from the right' },
    { start: -40, kept: 8, why: 'is moved in from the left' },
  ])('a box that $why', ({ start, kept }) => {
    expect(keepOnScreen({ start, size: 200, screen: 360 })).toBe(kept);
  });

  test('a box wider than the screen shows its beginning', () => {
    expect(keepOnScreen({ start: 20, size: 400, screen: 360 })).toBe(8);
  });
});

describe('placeAround', () => {
  const box = { width: 200, height: 40 };

  test('goes over the middle of its trigger', () => {
    const trigger = { left: 150, top: 300, width: 48, height: 48 };
    expect(placeAround({ trigger, box, screenWidth: 390 })).toEqual({ left: 74, top: 252 });
  });

  test('goes under a trigger at the top of the screen', () => {
    const trigger = { left: 150, top: 50, width: 48, height: 48 };
    expect(placeAround({ trigger, box, screenWidth: 390 })).toEqual({ left: 74, top: 106 });
  });

  test('stays on a screen of 360 px beside its right edge', () => {
    const trigger = { left: 304, top: 300, width: 48, height: 48 };
    expect(placeAround({ trigger, box, screenWidth: 360 })).toEqual({ left: 152, top: 252 });
  });
});
