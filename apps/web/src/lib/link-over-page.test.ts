// @vitest-environment jsdom

import { sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { followLinksOverPage } from './link-over-page';

/** Times that a page at this address loads again. */
function reloadsAt(address: string): number {
  let reloads = 0;
  const { pathname, hash } = new URL(address, 'https://tintforge.example');
  const events = new EventTarget();
  function reload() {
    reloads += 1;
  }
  const location = { pathname, hash, reload } as unknown as Location;
  const addEventListener = events.addEventListener.bind(events) as Window['addEventListener'];
  followLinksOverPage({ location, addEventListener });
  events.dispatchEvent(new Event('hashchange'));
  return reloads;
}

test.each(['/booking-verification/TF-7K3M-9QXA', '/quote/TQ-7K3M-9SQA', '/verify-email', '/reset-password'])(
  'an emailed link over %s is read',
  (page) => {
    expect(reloadsAt(`${page}#${sampleToken}`)).toBe(1);
  },
);

test.each([`/booking#${sampleToken}`, '/booking-verification/TF-7K3M-9QXA#main', '/quote/TQ-7K3M-9SQA'])(
  '%s is left alone',
  (address) => {
    expect(reloadsAt(address)).toBe(0);
  },
);
