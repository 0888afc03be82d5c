// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { catalogue, contactPage } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { ContactPage } from './contact-page';

const { submit } = contactPage.form;

const received: StubAnswer = { status: 201, body: { received: true } };

/** Opens the page; the API answers messages in this order. */
function openContact(answers: StubAnswer[] = [], address = '/contact') {
  const seen = stubNetwork({ 'POST /api/contact': () => answers.shift() ?? received });
  return { page: openPage(address, <ContactPage />), seen };
}

type ContactTestPage = ReturnType<typeof openContact>['page'];

async function fill(page: ContactTestPage) {
  await page.type('Name', 'Sample Customer');
  await page.type('Email', 'customer@tintforge.example');
  await page.type('Phone', '8135550142');
  await page.choose('input[value="Paint Protection Film"]');
  await page.type('Message', 'Six south-facing panes.');
}

/** The page contains both results for browsers without script, out of view; a toast repeats them. */
function toasted(text: string) {
  return eventually(() => expect(document.body.textContent?.split(text)).toHaveLength(3));
}

test('a message is sent, thanked for, and the form is empty again', async () => {
  const { page, seen } = openContact();
  await fill(page);
  await page.press(submit);
  await toasted("We'll get back to you as soon as possible.");
  await toasted('Message Sent!');
  expect(seen.map(({ body }) => body)).toEqual([
    {
      name: 'Sample Customer',
      email: 'customer@tintforge.example',
      phone: '8135550142',
      service: 'Paint Protection Film',
      message: 'Six south-facing panes.',
      website: '',
    },
  ]);
  expect((await page.field('Name')).value).toBe('');
});

test('every field says what is missing, nothing is sent, and the first of them has the focus', async () => {
  const { page, seen } = openContact();
  await page.heading(contactPage.heading);
  await page.press(submit);
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please select a service',
    'Message must be at least 10 characters',
  ]) {
    await page.words(message);
  }
  await eventually(async () => expect(document.activeElement).toBe(await page.field('Name')));
  expect(seen).toEqual([]);
});

/** The names of the invalid fields, in order. */
function wrongFields(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid=true]')].map(
    (field) => field.getAttribute('name') ?? field.querySelector('input')?.name ?? '',
  );
}

test('an error goes once its field is right, and only then', async () => {
  const { page } = openContact();
  await page.press(submit);
  await page.words('Name must be at least 2 characters');
  expect(wrongFields()).toHaveLength(5);
  await page.type('Name', 'S');
  await page.type('Email', 'customer@tintforge.example');
  await eventually(() => expect(page.has('Please enter a valid email address')).toBe(false));
  expect(page.has('Name must be at least 2 characters')).toBe(true);
  expect(wrongFields()).not.toContain('email');
  await page.type('Name', 'Sample Customer');
  await page.choose('input[value="Paint Protection Film"]');
  await page.type('Phone', '8135550142');
  await page.type('Message', 'Six south-facing panes.');
  await eventually(() => expect(wrongFields()).toEqual([]));
  expect(page.has('Please select a service')).toBe(false);
});

test('nothing is marked as wrong while a message is sent, nor after it could not be', async () => {
  const { page } = openContact(['no network']);
  await page.press(submit);
  await page.words('Name must be at least 2 characters');
  // Filled in by a password manager, or restored by the browser: no event reports the change.
  for (const [name, text] of Object.entries({ name: 'Sample Customer', email: 'customer@tintforge.example' })) {
    const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (field !== null) field.value = text;
  }
  await page.type('Phone', '8135550142');
  await page.choose('input[value="Paint Protection Film"]');
  await page.type('Message', 'Six south-facing panes.');
  await eventually(() => expect(wrongFields()).toEqual(['name', 'email']));
  await page.press(submit);
  await toasted('Your message could not be sent. Please try again later.');
  expect(wrongFields()).toEqual([]);
});

test('what the shop refused is no longer wrong once it has changed', async () => {
  const fields = { email: 'This address takes no mail' };
  const { page } = openContact([problemAnswer(400, { code: 'invalid_value', fields })]);
  await fill(page);
  await page.press(submit);
  await page.words('This address takes no mail');
  await page.type('Message', 'Seven south-facing panes.');
  expect(wrongFields()).toEqual(['email']);
  await page.type('Email', 'another@tintforge.example');
  await eventually(() => expect(wrongFields()).toEqual([]));
});

test('what the shop refuses is said at its field', async () => {
  const fields = { email: 'Please enter a valid email address' };
  const { page } = openContact([problemAnswer(400, { code: 'invalid_value', fields })]);
  await fill(page);
  await page.press(submit);
  await page.words('Please enter a valid email address');
  expect(page.describedBy(await page.field('Email'))).toContain('Please enter a valid email address');
});

describe('a message that cannot be sent', () => {
  test.each<[string, StubAnswer]>([
    ['without a network', 'no network'],
    ['by a fault of the shop', problemAnswer(500, { code: 'internal' })],
    ['because there were too many', problemAnswer(429, { code: 'rate_limited' })],
  ])('%s says so, keeps every word and can be sent again', async (_name, answer) => {
    const { page, seen } = openContact([answer]);
    await fill(page);
    await page.press(submit);
    await toasted('Your message could not be sent. Please try again later.');
    expect((await page.field('Message')).value).toBe('Six south-facing panes.');
    await page.press(submit);
    await toasted('Message Sent!');
    expect(seen).toHaveLength(2);
  });
});

test('a fault of the shop is told with what it says of it', async () => {
  const { page } = openContact([problemAnswer(500, { code: 'internal' })]);
  await fill(page);
  await page.press(submit);
  await page.words('Your message could not be sent. Please try again later. internal happened');
});

test.each([
  ['Automotive Tinting', 'Automotive%20Tinting'],
  ['Paint Protection Film', 'Paint+Protection+Film'],
])('the address may ask for %s', async (service, parameter) => {
  const { page } = openContact([], `/contact?service=${parameter}`);
  await page.words(contactPage.form.heading);
  const chosen = () => document.querySelector<HTMLInputElement>('input[name="service"]:checked')?.value;
  await eventually(() => expect(chosen()).toBe(service));
});

test('the line of every region stands first', async () => {
  const { page } = openContact();
  await page.heading(contactPage.heading);
  const numbers = [...document.querySelectorAll('main a[href^="tel:"], a[href^="tel:"]')].map(
    (link) => link.textContent,
  );
  const lines = catalogue.regions.map(({ phone }) => phone);
  expect(numbers.slice(0, lines.length)).toEqual(lines);
});
