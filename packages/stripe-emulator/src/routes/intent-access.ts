import type { Account } from '../account';
import { sameSecret } from '../http/auth';
import type { Call, Resource } from '../http/endpoint';
import { missing, ok, type Result, refuse } from '../http/errors';
import { publicIntent } from '../resources/payment-intent';
import type { IntentRecord } from '../store/store';

/** The intent that a call names; the publishable key requires the matching client_secret. */
export function findIntent(
  account: Account,
  { call, clientSecret }: { call: Call; clientSecret: string | undefined },
): Result<IntentRecord> {
  const intent = account.store.paymentIntents.get(call.id);
  if (call.key === 'secret')
    return intent === undefined ? missing('payment_intent', { id: call.id, param: 'intent' }) : ok(intent);
  if (clientSecret === undefined) {
    const param = 'client_secret';
    return refuse({ code: 'parameter_missing', message: `Missing required param: ${param}.`, param });
  }
  if (intent === undefined || !sameSecret(clientSecret, intent.client_secret)) {
    return missing('payment_intent', { id: call.id, param: 'intent' });
  }
  return ok(intent);
}

/** The intent as the calling key may see it. */
export function view(intent: IntentRecord, call: Call): Resource {
  return call.key === 'secret' ? intent : publicIntent(intent);
}
