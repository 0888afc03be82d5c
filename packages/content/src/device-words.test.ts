import { expect, test } from 'vitest';
import { deviceText } from './device-words';

test.each([
  ['Chrome', 'Windows', 'Chrome on Windows'],
  ['', 'Linux', 'Unknown browser on Linux'],
  ['Firefox', '', 'Firefox'],
  ['', '', 'Unknown browser'],
])('a device with the browser "%s" and the system "%s" is %s', (browser, system, text) => {
  expect(deviceText({ browser, system })).toBe(text);
});
