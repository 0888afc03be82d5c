import type { WebhookController } from '@tintforge/stripe-emulator';

/** Delivery of the waiting webhooks; `which` picks one of them. */
export async function deliverSome(
  webhooks: WebhookController,
  { fate, which }: { fate: string; which: number },
): Promise<string> {
  const pending = webhooks.pending();
  const chosen = pending[which % Math.max(1, pending.length)];
  if (chosen === undefined) return 'none';
  switch (fate) {
    case 'one':
      await webhooks.deliver(chosen.id);
      break;
    case 'twice': {
      const twin = webhooks.duplicate(chosen.id);
      await Promise.all([webhooks.deliver(chosen.id), webhooks.deliver(twin ?? chosen.id)]);
      break;
    }
    case 'reversed':
      webhooks.reorder(pending.map(({ id }) => id).reverse());
      await webhooks.deliverDue();
      break;
    case 'drop':
      webhooks.drop(chosen.id);
      break;
    case 'late':
      webhooks.delay(chosen.id, 3_600_000);
      break;
    default:
      await webhooks.deliverDue();
  }
  return `${fate}: ${chosen.type}`;
}
