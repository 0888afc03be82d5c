import { describe, expect, it } from 'vitest';
import { holdConversation } from '../testing/conversation';
import { sdkInterface } from '../testing/sdk-types';
import { openTestAccount, order } from '../testing/test-account';

type Fields = Record<string, unknown>;

/** Every object of a kind that occurs anywhere in the emulator's responses or events. */
async function answered(): Promise<{ kind: string; fields: Fields }[]> {
  const found: { kind: string; fields: Fields }[] = [];
  const visit = (value: unknown, kind: string | undefined): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, kind);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const fields: Fields = { ...value };
    const own = typeof fields.object === 'string' ? fields.object : kind;
    if (own !== undefined) found.push({ kind: own, fields });
    for (const [name, inner] of Object.entries(fields)) visit(inner, own === undefined ? undefined : `${own}.${name}`);
  };
  for (const { body } of await holdConversation()) visit(body, undefined);
  const { stripe, emulator } = openTestAccount();
  const paid = await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
  emulator.openDispute(String(paid.latest_charge));
  visit(JSON.parse(JSON.stringify(await stripe.events.list())), undefined);
  return found;
}

const shapes: [kind: string, file: string, name: string][] = [
  ['payment_intent', 'PaymentIntents', 'PaymentIntent'],
  ['payment_intent.last_payment_error', 'PaymentIntents', 'PaymentIntent.LastPaymentError'],
  ['payment_intent.next_action', 'PaymentIntents', 'PaymentIntent.NextAction'],
  ['payment_intent.processing', 'PaymentIntents', 'PaymentIntent.Processing'],
  ['payment_intent.payment_method_options', 'PaymentIntents', 'PaymentIntent.PaymentMethodOptions'],
  ['payment_intent.automatic_payment_methods', 'PaymentIntents', 'PaymentIntent.AutomaticPaymentMethods'],
  ['charge', 'Charges', 'Charge'],
  ['charge.outcome', 'Charges', 'Charge.Outcome'],
  ['charge.billing_details', 'Charges', 'Charge.BillingDetails'],
  ['charge.payment_method_details', 'Charges', 'Charge.PaymentMethodDetails'],
  ['charge.payment_method_details.card', 'Charges', 'Charge.PaymentMethodDetails.Card'],
  ['payment_method', 'PaymentMethods', 'PaymentMethod'],
  ['payment_method.card', 'PaymentMethods', 'PaymentMethod.Card'],
  ['refund', 'Refunds', 'Refund'],
  ['refund.destination_details', 'Refunds', 'Refund.DestinationDetails'],
  ['dispute', 'Disputes', 'Dispute'],
  ['dispute.evidence', 'Disputes', 'Dispute.Evidence'],
  ['event', 'Events', 'EventBase'],
  ['event.data', 'Events', 'Event.Data'],
  ['event.request', 'Events', 'Event.Request'],
];

describe('what the emulator answers', async () => {
  const objects = await answered();

  it.each(shapes)('%s has the keys of the SDK, all and no other', (kind, file, name) => {
    const { required, optional } = sdkInterface(file, name);
    const seen = objects.filter((object) => object.kind === kind);
    expect(seen).not.toEqual([]);
    for (const { fields } of seen) {
      const keys = Object.keys(fields);
      expect(required.filter((key) => !keys.includes(key))).toEqual([]);
      expect(keys.filter((key) => !required.includes(key) && !optional.includes(key))).toEqual([]);
    }
  });
});
