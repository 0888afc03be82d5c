// @vitest-environment jsdom

import type { CustomerDetails, CustomersPage } from '@tintforge/api-contract';
import { adminCustomerPattern } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CustomerTab } from './customer-tab';
import { CustomersTab } from './customers-tab';

const id = '019b0000-0000-7000-8000-000000000001';

const customer: CustomerDetails = {
  id,
  name: 'Ana Ibis',
  email: 'ana@tintforge.example',
  phone: '(813) 555-0142',
  bookings: 2,
  latestDate: '2026-12-08',
  hasAccount: false,
  version: 3,
  notes: 'Gate 44',
  since: '2026-11-01T15:00:00.000Z',
  accounts: [],
  vehicles: [],
  money: { paid: 449.98, refunded: 112.5, net: 337.48 },
  mergedFrom: [],
  duplicates: [],
};

const nobody: CustomersPage = { customers: [], next: null, count: 0, isCountCapped: false };
const noBookings = { status: 200, body: { bookings: [], next: null } };

function openList(address: string, page: CustomersPage) {
  stubNetwork({ 'GET /api/admin/customers': () => ({ status: 200, body: page }) });
  return openPage(
    address,
    <QueryScope>
      <CustomersTab />
    </QueryScope>,
  );
}

function openCustomer(customerId: string) {
  return openPage(
    `/admin/customers/${customerId}`,
    <QueryScope>
      <Routes>
        <Route path={adminCustomerPattern} element={<CustomerTab />} />
      </Routes>
    </QueryScope>,
  );
}

test('two people with one address are on one page, with both names', async () => {
  const named = (other: string) => ({ id: other, name: other, email: '', phone: '' });
  const body = { ...customer, mergedFrom: [named('Ben Ibis'), named('Ana Ibis')] };
  stubNetwork({
    [`GET /api/admin/customers/${id}`]: () => ({ status: 200, body }),
    [`GET /api/admin/customers/${id}/bookings`]: () => noBookings,
  });
  const page = openCustomer(id);
  await page.words('Also known asBen Ibis');
  expect(page.has('Merged into this customer')).toBe(false);
});

test('a shop without customers says “No customers registered yet”', async () => {
  await openList('/admin/customers', nobody).words('No customers registered yet');
});

test('a search that finds nobody says for whom it looked', async () => {
  await openList('/admin/customers?q=heron', nobody).words('No match for “heron”');
});

test('more than a thousand are said to be that', async () => {
  const {
    version: _v,
    notes: _n,
    since: _s,
    accounts: _a,
    vehicles: _ve,
    money: _m,
    mergedFrom: _f,
    duplicates: _d,
    ...summary
  } = customer;
  const page = openList('/admin/customers', { customers: [summary], next: null, count: 1000, isCountCapped: true });
  await page.words('More than 1,000 customers');
  await page.words('Ana Ibis');
});

test('who was merged shows as the one they turned out to be, at its own address', async () => {
  const gone = '019b0000-0000-7000-8000-000000000002';
  stubNetwork({
    [`GET /api/admin/customers/${gone}`]: () => ({ status: 200, body: customer }),
    [`GET /api/admin/customers/${id}`]: () => ({ status: 200, body: customer }),
    [`GET /api/admin/customers/${id}/bookings`]: () => noBookings,
  });
  const page = openCustomer(gone);
  await page.heading('Ana Ibis');
  await eventually(() => expect(window.location.pathname).toBe(`/admin/customers/${id}`));
});

test('a customer is erased after a word on what goes and what stays, once', async () => {
  const account = { username: 'heron', email: customer.email };
  let stored: CustomerDetails = { ...customer, accounts: [account] };
  const seen = stubNetwork({
    [`GET /api/admin/customers/${id}`]: () => ({ status: 200, body: stored }),
    [`GET /api/admin/customers/${id}/bookings`]: () => noBookings,
    [`POST /api/admin/customers/${id}/erase`]: () => {
      stored = { ...stored, version: 4, name: '', email: '', phone: '', notes: '', accounts: [] };
      return { status: 200, body: stored };
    },
  });
  const page = openCustomer(id);
  await page.press('Erase personal data');
  await page.words('The account heron is deleted.');
  await page.words('Tax law requires the shop to keep its books.');
  await page.press('Erase for good');
  await eventually(() => expect(page.hasButton('Erase personal data')).toBe(false));
  const sent = seen.filter(({ url }) => url.pathname.endsWith('/erase'));
  expect(sent.map(({ body }) => body)).toEqual([{ version: customer.version }]);
  expect(document.body.textContent).not.toContain('Ana Ibis');
});

test('notes that somebody else has changed meanwhile are shown, and saving again writes what was typed', async () => {
  let stored = customer;
  const seen = stubNetwork({
    [`GET /api/admin/customers/${id}`]: () => ({ status: 200, body: stored }),
    [`GET /api/admin/customers/${id}/bookings`]: () => noBookings,
    [`POST /api/admin/customers/${id}/notes`]: ({ body }) => {
      const { version, notes } = body as { version: number; notes: string };
      if (version !== stored.version) {
        return {
          status: 409,
          body: { code: 'changed_meanwhile', message: 'This customer has changed since you opened it.' },
        };
      }
      stored = { ...stored, version: version + 1, notes };
      return { status: 200, body: stored };
    },
  });
  const page = openCustomer(id);
  await page.heading('Ana Ibis');
  stored = { ...customer, version: 4, notes: 'Dog in the yard' };
  await page.type('Notes about this customer', 'Gate 45');
  await page.press('Save notes');
  await page.words('This customer has changed since you opened it.');
  await page.words('Dog in the yard');
  expect((await page.field('Notes about this customer')).value).toBe('Gate 45');
  await page.press('Save notes');
  await eventually(() => expect(stored).toMatchObject({ version: 5, notes: 'Gate 45' }));
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('notes that aren’t saved yet are there again after leaving or a reload, and gone once they are saved', async () => {
  let stored = customer;
  stubNetwork({
    [`GET /api/admin/customers/${id}`]: () => ({ status: 200, body: stored }),
    [`GET /api/admin/customers/${id}/bookings`]: () => noBookings,
    [`POST /api/admin/customers/${id}/notes`]: ({ body }) => {
      stored = { ...stored, ...(body as { notes: string }), version: stored.version + 1 };
      return { status: 200, body: stored };
    },
  });
  await openCustomer(id).type('Notes about this customer', 'Gate 45');
  const again = openCustomer(id);
  expect((await again.field('Notes about this customer')).value).toBe('Gate 45');
  await again.press('Save notes');
  await eventually(async () => expect((await again.button('Save notes')).disabled).toBe(true));
  stored = { ...stored, version: stored.version + 1, notes: 'Gate 46' };
  const last = openCustomer(id);
  await eventually(async () => expect((await last.field('Notes about this customer')).value).toBe('Gate 46'));
});

test('a contact that a colleague corrects, too, keeps both corrections, and shows theirs where it is the same field', async () => {
  let stored = customer;
  const refused = problemAnswer(409, { code: 'changed_meanwhile' });
  const answers: StubAnswer[] = [refused, { status: 200, body: customer }];
  const seen = stubNetwork({
    [`GET /api/admin/customers/${id}`]: () => ({ status: 200, body: stored }),
    [`GET /api/admin/customers/${id}/bookings`]: () => noBookings,
    [`POST /api/admin/customers/${id}/contact`]: () => answers.shift() ?? 'no network',
  });
  const page = openCustomer(id);
  await page.press('Edit contact');
  await page.type('Name', 'Ana Heron');
  stored = { ...customer, version: customer.version + 1, name: 'Anna Heron', phone: '(813) 555-0177' };
  await page.press('Save the contact');
  await page.words('Someone else changed it to “Anna Heron”.');
  expect((await page.field('Name')).value).toBe('Ana Heron');
  await page.press('Save the contact');
  await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull());
  const sent = seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent.at(-1)).toEqual({
    version: stored.version,
    name: 'Ana Heron',
    email: customer.email,
    phone: '8135550177',
  });
});

test('a customer’s contact is corrected, and keeps what was typed when the address is another’s', async () => {
  const answers: StubAnswer[] = [
    problemAnswer(400, { code: 'invalid_value', fields: { email: 'Another customer has this email address.' } }),
    { status: 200, body: { ...customer, name: 'Ana Heron', version: 4 } },
  ];
  const seen = stubNetwork({
    [`GET /api/admin/customers/${id}`]: () => ({ status: 200, body: customer }),
    [`GET /api/admin/customers/${id}/bookings`]: () => noBookings,
    [`POST /api/admin/customers/${id}/contact`]: () => answers.shift() ?? 'no network',
  });
  const page = openCustomer(id);
  await page.press('Edit contact');
  await page.type('Name', 'A');
  await page.press('Save the contact');
  await page.words('Name must be at least 2 characters');
  await page.type('Name', 'Ana Heron');
  await page.press('Save the contact');
  await page.words('Another customer has this email address.');
  expect((await page.field('Name')).value).toBe('Ana Heron');
  await page.press('Save the contact');
  await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull());
  const sent = seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent.at(-1)).toEqual({
    version: 3,
    name: 'Ana Heron',
    email: 'ana@tintforge.example',
    phone: '8135550142',
  });
});
