import { expect, test } from 'vitest';
import { isometric } from './isometric';

test('the far and the near corner lie above each other, half a plate over and under its level', () => {
  expect(isometric({ right: 0, left: 0, level: 300 })).toEqual({ x: 360, y: 175 });
  expect(isometric({ right: 1, left: 1, level: 300 })).toEqual({ x: 360, y: 425 });
});

test('the side corners lie on the level', () => {
  expect(isometric({ right: 0, left: 1, level: 300 })).toEqual({ x: 110, y: 300 });
  expect(isometric({ right: 1, left: 0, level: 300 })).toEqual({ x: 610, y: 300 });
});

test('places are given to a tenth of a unit', () => {
  expect(isometric({ right: 1 / 3, left: 0, level: 0 })).toEqual({ x: 443.3, y: -83.3 });
});
