// @vitest-environment jsdom

import { useQuery } from '@tanstack/react-query';
import type { ShopChange } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { staffApi } from '../lib/staff-api';
import { LiveUpdates } from './live-updates';

const paid: ShopChange = { topic: 'bookings', subject: 'TF-7K3M-9QXA', kind: 'paid' };
const counts = { newMessages: 0, failedMails: 0, failedRefunds: 0 };

/** A live query on screen. */
function Shown() {
  const { data } = useQuery({ queryKey: ['admin', 'counts'], queryFn: () => staffApi('getCounts', {}) });
  return <p>{JSON.stringify(data)}</p>;
}

/** The page with a server that returns these responses in turn, repeating the last. */
function openLive(answers: StubAnswer[]) {
  const last = answers.at(-1) ?? 'no network';
  const seen = stubNetwork({
    'GET /api/admin/changes': () => answers.shift() ?? last,
    'GET /api/admin/counts': () => ({ status: 200, body: counts }),
  });
  const page = openPage(
    '/admin',
    <QueryScope>
      <LiveUpdates />
      <Shown />
    </QueryScope>,
  );
  const asked = (what: string) => seen.filter(({ url }) => url.pathname.endsWith(what)).map(({ url }) => url.search);
  return { page, asked };
}

const answer = (position: string, changes: ShopChange[] = []): StubAnswer => ({
  status: 200,
  body: { position, changes },
});

/** The user returns to the page, which refetches at once. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

test('asks from where it knows the shop, tells what has come, and asks again for what that affects', async () => {
  const { page, asked } = openLive([answer('1'), answer('2', [paid]), answer('2')]);
  await page.words('Live');
  // Data shown before the first response may be older than that.
  await eventually(() => expect(asked('/counts')).toHaveLength(2));
  comeBack();
  await page.words('New booking TF-7K3M-9QXA');
  await eventually(() => expect(asked('/counts')).toHaveLength(3));
  comeBack();
  await eventually(() => expect(asked('/changes')).toEqual(['', '?since=1', '?since=2']));
  expect(asked('/counts')).toHaveLength(3);
});

test('a shop that cannot be reached is said, and what was missed is asked for from where it was known', async () => {
  const { page, asked } = openLive([answer('1'), 'no network', answer('3')]);
  await page.words('Live');
  comeBack();
  await page.words('Connecting...');
  comeBack();
  await page.words('Live');
  expect(asked('/changes')).toEqual(['', '?since=1', '?since=1']);
});
