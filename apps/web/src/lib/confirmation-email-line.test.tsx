// @vitest-environment jsdom

import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page';
import { ConfirmationEmailLine } from './confirmation-email-line';

const email = 'sample@tintforge.example';
const path = '/api/bookings/TF-7K3M-9QXA/confirmation-email';

function stateAnswer(state: string): StubAnswer {
  return { status: 200, body: { state, email } };
}

/** The line with a server that returns one state after the other, and then keeps the last. */
function openLine({ states, resent = stateAnswer('sending'), canAlwaysResend = false }: LineOptions) {
  const left = [...states];
  const seen = stubNetwork({
    [`GET ${path}`]: () => (left.length > 1 ? left.shift() : left[0]) ?? 'no network',
    [`POST ${path}`]: () => resent,
  });
  const page = openPage(
    '/',
    <QueryScope>
      <ConfirmationEmailLine
        trackingCode="TF-7K3M-9QXA"
        bookingToken={sampleToken}
        phone="(813) 555-4700"
        canAlwaysResend={canAlwaysResend}
      />
    </QueryScope>,
  );
  return { page, seen };
}

interface LineOptions {
  states: StubAnswer[];
  resent?: StubAnswer;
  canAlwaysResend?: boolean;
}

test('a mail on its way is asked about until it has arrived', async () => {
  const { page, seen } = openLine({ states: [stateAnswer('sending'), 'no network', stateAnswer('sent')] });
  await page.words('Sending...');
  await page.words(`Confirmation sent to ${email}`);
  expect(page.hasButton('Send it again')).toBe(false);
  expect(seen.map(({ headers }) => headers.get('booking-token'))).toEqual([sampleToken, sampleToken, sampleToken]);
});

test('a demo’s mail leads to the mailbox that keeps it', async () => {
  document.documentElement.dataset.mode = 'demo';
  const { page } = openLine({ states: [stateAnswer('mailbox')] });
  const link = await page.words('Saved to the demo mailbox');
  expect(link.getAttribute('href')).toBe('/demo/mailbox');
});

test('a mail that was given up can be sent again', async () => {
  const { page } = openLine({ states: [stateAnswer('failed'), stateAnswer('sent')] });
  await page.alert('We couldn’t send the confirmation email. Your booking is confirmed.');
  await page.press('Send it again');
  await page.words('Sending...');
  await page.words(`Confirmation sent to ${email}`);
});

test('who asks too often is told so, and whom to call', async () => {
  const { page } = openLine({
    states: [stateAnswer('sent')],
    resent: problemAnswer(429, { code: 'too_many_attempts' }),
    canAlwaysResend: true,
  });
  await page.press('Send it again');
  await page.alert('Try again later, or call (813) 555-4700.');
  expect(page.has(`Confirmation sent to ${email}`)).toBe(true);
});

test('what the shop does not tell is not made up', async () => {
  const { page, seen } = openLine({ states: [problemAnswer(401, { code: 'unauthorized' })] });
  await eventually(() => expect(seen).toHaveLength(1));
  await eventually(() => expect(page.has('Sending...')).toBe(false));
  expect(page.has('Confirmation sent')).toBe(false);
});
