import { randomUUID } from 'node:crypto';
import { drawPhoto } from '../browser/draw-photo';
import { expectUsable } from '../browser/usable';
import { adminOn, demoAdmin } from '../pages/admin';
import { crewOn, demoCrew } from '../pages/crew';
import { managedBookingOn } from '../pages/managed-booking';
import { staffBookingOn } from '../pages/staff-booking';
import { askApi } from '../shop/ask-api';
import { crewPlace, freeCrewDay, minutesUntil } from '../shop/job-today';
import { placeAndPay, testMethods } from '../shop/paid-booking';
import { neighborOrder } from '../shop/sample-order';
import type { Shop } from '../shop/shop';
import { expect, test } from '../story';

/** A front side window that is too dark without the exemption. */
const tintWith = (certificateNumber: string) => ({
  answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
  registeredIn: 'US-FL',
  shades: [{ zone: 'front-sides', shadeId: 'hybrid-15', glass: { kind: 'preset', presetId: 'glass-73' } }],
  exemption: { kind: 'medical', certificateNumber, documentReference: 'Shown at the desk' },
  disclosureVersion: '2026-11-22',
});

/** An order with an exemption, on an empty day. */
async function exemptOrder(shop: Shop) {
  return { ...neighborOrder({ date: await shop.emptyDay(), time: '09:00', number: 950 }), tint: tintWith('M-1204') };
}

/** The header of a login. */
async function loginOf({ origin }: Shop, account: { username: string; password: string }) {
  const { token } = await askApi<{ token: string }>(`${origin}/api/auth/login`, { body: account });
  return { authorization: `Bearer ${token}` };
}

test('a photo of the certificate comes from its customer, and each look of the office at it is in the audit', {
  tag: '@both',
}, async ({ page, shop, openAnotherBrowser }) => {
  const order = await exemptOrder(shop);
  const paid = await placeAndPay(shop.origin, {
    order,
    method: testMethods.refundable,
    email: `exempt${(await shop.now()) % 1_000_000}@tintforge.example`,
  });
  await managedBookingOn(page).open(paid);
  await page.locator('input[type="file"]').setInputFiles(await drawPhoto(page, { name: 'mine.jpg', color: '#357' }));
  await expect(page.getByText('Our office has it')).toBeVisible();
  await expectUsable(page, 'a booking with a photo of its certificate');

  const office = await openAnotherBrowser();
  const desk = staffBookingOn(office);
  await desk.open(paid.code);
  await desk.button('Show the photo').click();
  await expect(office.getByRole('img', { name: 'Photo 1 of the certificate' })).toBeVisible();
  await expectUsable(office, 'a certificate in the office');
  await adminOn(office).open('/admin/audit');
  const acts = office.getByRole('list', { name: /^Activity on / }).getByRole('listitem');
  await expect(acts.filter({ hasText: `looked at a photo of the certificate for ${paid.code}` })).toBeVisible();

  const crew = await loginOf(shop, demoCrew);
  const address = `${shop.origin}/api/admin/bookings/${paid.code}`;
  const [photo] = await photosOf(shop, paid.code);
  const look = await fetch(`${address}/certificate/${photo}`, { headers: crew });
  expect(look.status, 'a crew that looks').toBe(403);
  const sent = await fetch(`${address}/cars/1/certificate/${randomUUID()}`, {
    method: 'POST',
    headers: { ...crew, 'content-type': 'image/jpeg' },
    body: new Uint8Array((await drawPhoto(page, { name: 'theirs.jpg', color: '#222' })).buffer),
  });
  expect(sent.status, 'a crew of another region').toBe(403);
  expect(await photosOf(shop, paid.code)).toEqual([photo]);
});

test('the office adds the certificate of a caller, who has no email, and it leaves with an exemption that is replaced', {
  tag: '@both',
}, async ({ page, shop }) => {
  const headers = await loginOf(shop, demoAdmin);
  const code = await bookCaller(shop, await exemptOrder(shop));
  const desk = staffBookingOn(page);
  await desk.open(code);
  await expect(desk.job).toContainText('There’s no photo of it yet.');
  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles(await drawPhoto(page, { name: 'front.jpg', color: '#357' }));
  await expect(desk.button('Show the photo')).toBeVisible();
  await picker.setInputFiles(await drawPhoto(page, { name: 'back.jpg', color: '#753' }));
  await expect(desk.button('Show 2 photos')).toBeVisible();
  await expect(desk.history).toContainText('Photo of the certificate added');
  await expectUsable(page, 'a certificate that the office adds');
  await desk.button('Remove photo 2 of the certificate').click();
  await expect(desk.job).toContainText('Photo removed');
  await expect(desk.button('Show the photo')).toBeVisible();

  const address = `${shop.origin}/api/admin/bookings/${code}`;
  const [photo] = await photosOf(shop, code);
  const { version } = await bookingOf(shop, code);
  await askApi(`${address}/change`, {
    body: { tint: tintWith('M-1205'), version, notify: false, reason: 'Brought the new one' },
    headers,
  });
  await page.reload();
  await expect(desk.job).toContainText('certificate M-1205');
  await expect(desk.job).toContainText('There’s no photo of it yet.');
  const look = await fetch(`${address}/certificate/${photo}`, { headers });
  expect(look.status, 'a photo of what was replaced').toBe(404);
});

test('a crew adds the certificate that a caller shows at the car', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
  openAnotherBrowser,
}) => {
  const code = await bookCaller(shop, {
    ...neighborOrder({ date: await freeCrewDay(shop), time: '13:00', number: 951 }),
    zip: crewPlace.zip,
    address: { street: '951 Sample Street', city: crewPlace.city },
    tint: tintWith('M-1206'),
  });
  const { appointmentInstant: startsAt } = await bookingOf(shop, code);
  await letMinutesPass(await minutesUntil(shop, startsAt, { before: 5 }));
  const crew = crewOn(page);
  await crew.open();
  await crew.show(code);
  await expect(crew.now).toContainText('Photograph the certificate');
  await expectUsable(page, 'a certificate that the crew can add');
  const front = await drawPhoto(page, { name: 'front.jpg', color: '#357' });
  await page.locator('input[type="file"]').setInputFiles(front);
  await expect(crew.now.getByRole('list', { name: 'Photos of the certificate' })).toContainText('Photo 1');
  await expect(crew.button('Add another photo')).toBeVisible();
  await expectUsable(page, 'a certificate that the crew has added');

  const office = await openAnotherBrowser();
  const desk = staffBookingOn(office);
  await desk.open(code);
  await desk.button('Show the photo').click();
  await expect(office.getByRole('img', { name: 'Photo 1 of the certificate' })).toBeVisible();
});

/** Books by phone for a caller without an email address, who pays on site; resolves with the tracking code. */
async function bookCaller(shop: Shop, order: Awaited<ReturnType<typeof exemptOrder>>): Promise<string> {
  const { trackingCode } = await askApi<{ trackingCode: string }>(`${shop.origin}/api/admin/bookings`, {
    body: { ...order, customerEmail: '', payment: 'on-site', reason: '' },
    headers: { ...(await loginOf(shop, demoAdmin)), 'idempotency-key': randomUUID() },
  });
  return trackingCode;
}

/** A booking as the office has it. */
async function bookingOf(shop: Shop, code: string) {
  return askApi<{ version: number; appointmentInstant: string; certificates: { photos: string[] }[] }>(
    `${shop.origin}/api/admin/bookings/${code}`,
    { headers: await loginOf(shop, demoAdmin) },
  );
}

/** The ids of the photos that the shop has of a booking's certificate. */
async function photosOf(shop: Shop, code: string): Promise<string[]> {
  return (await bookingOf(shop, code)).certificates.flatMap(({ photos }) => photos);
}
