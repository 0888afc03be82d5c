// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { refusalOutcome } from '../hold/hold-outcome';
import type { WizardNotice } from '../step-props';
import { ContactStep } from './contact-step';

const refused = { customerName: 'Please use another name', vehicleModel: 'This model is not known' };

/** The step as it opens after the server refused two fields. */
function RefusedContact() {
  const [draft, setDraft] = useState(() => sampleDraft());
  const [notice, setNotice] = useState<WizardNotice | undefined>({ kind: 'refused-fields', fields: refused });
  return (
    <ContactStep
      {...{ draft, notice, setNotice }}
      orderId="order-1"
      missing={[]}
      dispatch={(action) => {
        if (action.type === 'edit') setDraft({ ...draft, ...action.fields });
      }}
      goBack={() => undefined}
      headingRef={() => undefined}
      paymentCode={{
        prepare: () => undefined,
        fetch: async () => undefined,
        outcomeOf: async (...refusal) => refusalOutcome(...refusal),
        HoldProblem: () => null,
      }}
    />
  );
}

test('fields that the server refused are marked, and the first one has the focus', async () => {
  const page = openPage('/booking', <RefusedContact />);
  const name = await page.field('Full name');
  await eventually(() => expect(document.activeElement).toBe(name));
  expect(page.describedBy(name)).toContain(refused.customerName);
  expect(page.describedBy(await page.field('Model'))).toContain(refused.vehicleModel);
});

test('what the server said of a field goes with its next change, and the focus stays', async () => {
  const page = openPage('/booking', <RefusedContact />);
  const model = await page.field('Model');
  model.focus();
  await page.type('Model', 'Sample');
  await eventually(() => expect(page.has(refused.vehicleModel)).toBe(false));
  expect(page.has(refused.customerName)).toBe(true);
  await eventually(() => expect(document.activeElement).toBe(model));
});

test('a phone number is formatted when the field is left', async () => {
  const page = openPage('/booking', <RefusedContact />);
  const phone = await page.field('Phone');
  phone.focus();
  await page.type('Phone', '8135550199');
  phone.blur();
  await eventually(() => expect(phone.value).toBe('(813) 555-0199'));
});

test('fields that a password manager fills in without an event are read before they are judged', async () => {
  const page = openPage('/booking', <RefusedContact />);
  const name = await page.field('Full name');
  const phone = await page.field('Phone');
  await page.type('Full name', '');
  await page.type('Phone', '');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(name, 'Filled Customer');
  phone.value = '(813) 555-0177';
  name.form?.requestSubmit();
  await eventually(() => expect(page.describedBy(name)).not.toContain('Name must be'));
  expect([name.value, phone.value]).toEqual(['Filled Customer', '(813) 555-0177']);
  expect(page.has('Please enter a valid phone number')).toBe(false);
});
