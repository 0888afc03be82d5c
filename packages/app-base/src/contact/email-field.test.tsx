// @vitest-environment jsdom
import { type SubmitEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import { openPage } from '../testing/open-page';
import { EmailField } from './email-field';

/** A form with the field: controlled, or with its own value. */
function openForm({ isControlled = false } = {}) {
  const sent = vi.fn();
  function Form() {
    const [value, setValue] = useState('');
    const controlled = isControlled
      ? { value, onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value) }
      : {};
    const submit = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      sent(isControlled ? value : new FormData(event.currentTarget).get('email'));
    };
    return (
      <form noValidate onSubmit={submit}>
        <EmailField label="Email" name="email" {...controlled} />
        <button type="submit">Send</button>
      </form>
    );
  }
  return { page: openPage('/', <Form />), sent };
}

test.each([false, true])(
  'a likely typing error is asked about once, and one press takes the address (controlled: %s)',
  async (isControlled) => {
    const { page, sent } = openForm({ isControlled });
    await page.type('Email', `taken-${isControlled}@gmail.con`);
    await page.press('Send');
    await page.words(`Did you mean taken-${isControlled}@gmail.com?`);
    expect(sent).not.toHaveBeenCalled();
    const take = await eventually(() => {
      expect(document.activeElement?.textContent).toBe(`Use taken-${isControlled}@gmail.com`);
      return document.activeElement;
    });
    expect(document.getElementById(take?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'just continue',
    );
    await page.press(`Use taken-${isControlled}@gmail.com`);
    const field = await page.field('Email');
    expect([field.value, document.activeElement]).toEqual([`taken-${isControlled}@gmail.com`, field]);
    expect(page.has('Did you mean')).toBe(false);
    await page.press('Send');
    expect(sent.mock.calls).toEqual([[`taken-${isControlled}@gmail.com`]]);
  },
);

test('submitting again keeps what was typed, and it is not asked about again', async () => {
  const { page, sent } = openForm();
  await page.type('Email', 'kept@gmial.com');
  await page.press('Send');
  await page.words('Did you mean kept@gmail.com?');
  await page.press('Send');
  await page.press('Send');
  expect(sent.mock.calls).toEqual([['kept@gmial.com'], ['kept@gmial.com']]);
});

test('an address that can’t be one is asked about before the form checks it', async () => {
  const { page, sent } = openForm();
  await page.type('Email', 'first..last@gmail.com');
  await page.press('Send');
  await page.words('Did you mean first.last@gmail.com?');
  expect(page.has('just continue')).toBe(false);
  await page.press('Send');
  expect(sent.mock.calls).toEqual([['first..last@gmail.com']]);
});

test('the question goes when something else is typed', async () => {
  const { page, sent } = openForm();
  await page.type('Email', 'other@gmail.cmo');
  await page.press('Send');
  await page.words('Did you mean other@gmail.com?');
  await page.type('Email', 'other@tintforge.example');
  expect(page.has('Did you mean')).toBe(false);
  await page.press('Send');
  expect(sent.mock.calls).toEqual([['other@tintforge.example']]);
});

test('a pasted address is the plain one once the field is left', async () => {
  const { page, sent } = openForm({ isControlled: true });
  await page.type('Email', 'Ann <ann@tintforge.example>');
  (await page.field('Email')).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await eventually(async () => expect((await page.field('Email')).value).toBe('ann@tintforge.example'));
  await page.press('Send');
  expect(sent.mock.calls).toEqual([['ann@tintforge.example']]);
});
