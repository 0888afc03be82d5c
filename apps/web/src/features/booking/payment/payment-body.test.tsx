// @vitest-environment jsdom

import { paymentWords } from '@tintforge/content';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { PaymentBody } from './payment-body';
import type { PaymentSetup } from './use-payment-setup';

const setup: PaymentSetup = { stripe: null as never, clientSecret: 'secret', status: 'requires_payment_method' };

function Payment() {
  const [isHere, setIsHere] = useState(false);
  return (
    <>
      <PaymentBody
        description="Sedan Basic"
        totalCents={24_999}
        isTimeOver={false}
        payment={{ setup: isHere ? setup : undefined, failure: undefined, isRetrying: false, retry: () => {} }}
        onDecided={async () => undefined}
        onPhaseChange={() => {}}
        onCancel={() => document.body.setAttribute('data-left', '')}
      />
      <button type="button" onClick={() => setIsHere(true)}>
        The form is here
      </button>
    </>
  );
}

test('the way back is the same button before and after the form is there, so that no press on it is lost', async () => {
  const page = openPage('/booking', <Payment />);
  const wayBack = await page.button(paymentWords.cancelHint);
  await page.press('The form is here');
  expect(await page.button(paymentWords.cancelHint)).toBe(wayBack);
  await page.press(paymentWords.cancelHint);
  expect(document.body.hasAttribute('data-left')).toBe(true);
});
