import { expect, test } from 'vitest';
import { contactLineOf } from './contact-lines';
import { regionIdOfPath } from './region-addresses';

test.each([
  ['/tampa-bay-window-tinting', '(813) 555-4700'],
  ['/fort-myers-naples-window-tinting', '(239) 555-4700'],
  ['/sarasota-bradenton-window-tinting', '(941) 555-4700'],
  ['/clearwater-st-petersburg-window-tinting', '(727) 555-4700'],
  ['/', '(813) 555-4700'],
  ['/services/automotive-tinting', '(813) 555-4700'],
])('on %s the number to call is %s', (pathname, phone) => {
  expect(contactLineOf(regionIdOfPath(pathname)).phone).toBe(phone);
});
