import { type Endpoint, endpoint } from '../http/endpoint';
import { missing, ok } from '../http/errors';

const retrieveCharge = endpoint({
  method: 'GET',
  path: '/v1/charges/:id',
  answers: 'charge',
  rules: {},
  run({ account, call }) {
    const charge = account.store.charges.get(call.id);
    return charge === undefined ? missing('charge', { id: call.id, param: 'id' }) : ok(charge);
  },
});

/** Everything under /v1/charges. */
export const chargeEndpoints: readonly Endpoint[] = [retrieveCharge];
