// @vitest-environment jsdom

import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { sampleCompliance, sampleWindow } from '@tintforge/app-base/testing/sample-windows';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { ManagedBooking } from '../managed-booking';

const details = sampleDetails({ status: 'completed', hasCompliance: true });

/** A booking's page, with a server that returns these responses in turn. */
function openLink(answers: StubAnswer[], shown = details) {
  const seen = stubNetwork({
    [`GET /api/bookings/${shown.trackingCode}/compliance`]: () => answers.shift() ?? 'no network',
  });
  const page = openPage(
    '/',
    <QueryScope>
      <ManagedBooking details={shown} access={{ bookingToken: sampleToken }} onChanged={() => undefined} />
    </QueryScope>,
  );
  return { page, seen };
}

const sheet: StubAnswer = { status: 200, body: sampleCompliance() };

test('a booking without a sheet has no way to one', async () => {
  const { page } = openLink([], sampleDetails());
  await page.words('What it costs');
  expect(page.hasButton('Compliance sheet')).toBe(false);
});

test('shows sheet and label to whoever has the booking’s secret', async () => {
  const { page, seen } = openLink([sheet]);
  await page.press('Compliance sheet');
  await page.words('Window film compliance sheet');
  await page.words('Label for the left door jamb');
  expect(seen[0]?.headers.get('booking-token')).toBe(sampleToken);
  const [paper, label] = [...document.querySelectorAll('article')].map(({ textContent }) => textContent ?? '');
  for (const figure of ['Carbon 35', '36.5%', 'Carbon 15', '15%', 'TF-7K3M-9QXA', 'December 8, 2026']) {
    expect(paper).toContain(figure);
    expect(label).toContain(figure);
  }
  expect(paper).toContain('What we couldn’t verify in the statutes themselves');
});

test('prints the sheet or the label, whichever was asked for', async () => {
  const printed: (string | null | undefined)[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelector('[data-paper]')?.getAttribute('data-paper')));
  const { page } = openLink([sheet]);
  await page.press('Compliance sheet');
  await page.press('Print label');
  await page.press('Print sheet');
  expect(printed).toEqual(['label', 'sheet']);
});

test('without film on the car there is no label to print', async () => {
  const windows = [sampleWindow({ shadeId: null, shade: null, film: null })];
  const { page } = openLink([{ status: 200, body: sampleCompliance({ windows }) }]);
  await page.press('Compliance sheet');
  await page.button('Print sheet');
  expect(page.hasButton('Print label')).toBe(false);
});

test('a sheet that is not there yet says when it will be', async () => {
  const { page } = openLink([problemAnswer(404, { code: 'not_found' })]);
  await page.press('Compliance sheet');
  await page.words('The sheet appears once the job is done and its windows are recorded.');
  expect(page.hasButton('Print sheet')).toBe(false);
});

test('a sheet that did not load can be asked for again', async () => {
  const { page } = openLink(['no network', sheet]);
  await page.press('Compliance sheet');
  await page.alert('We couldn’t load the compliance sheet.');
  await page.press('Try again');
  await page.words('Window film compliance sheet');
});

test('closing leads back to the page', async () => {
  const { page } = openLink([sheet]);
  await page.press('Compliance sheet');
  await page.words('Window film compliance sheet');
  await page.press('Close');
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
});
