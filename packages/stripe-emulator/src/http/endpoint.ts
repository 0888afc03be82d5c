import type { Account, Cause } from '../account';
import type { KeyKind } from './auth';
import { ok, type Result } from './errors';
import { checkExpand, type ObjectKind } from './expand';
import { type Rules, readParams, type Values } from './params';

/** An object or a list in a response. */
export type Resource = object;

/** Caller and parameters of a request. */
export interface Call {
  key: KeyKind;
  /** The id in the path, empty when there is none. */
  id: string;
  cause: Cause;
}

/** A request whose parameters are in order, ready to run. */
export interface Prepared {
  expand: readonly string[];
  run(account: Account, call: Call): Result<Resource>;
}

/** Arguments of `run`. */
export interface Running<P> {
  account: Account;
  call: Call;
  params: P;
}

/** One endpoint of the API. `publishable`: the page's key may call it too. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  publishable: boolean;
  prepare(params: string): Result<Prepared>;
}

/** Declares an endpoint: its rules are checked before `run`, which gets typed values. */
export function endpoint<R extends Rules>(definition: {
  method: 'GET' | 'POST';
  path: string;
  /** The kind of object in the response, or in its list. */
  answers: ObjectKind;
  isList?: true;
  publishable?: true;
  rules: R;
  run(running: Running<Values<R>>): Result<Resource>;
}): Endpoint {
  const { method, path } = definition;
  return {
    method,
    path,
    publishable: definition.publishable === true,
    prepare(text) {
      const read = readParams(text, { ...definition.rules, expand: { kind: 'texts' } });
      if (!read.ok) return read;
      const { expand = [], ...values } = read.value;
      const paths = checkExpand(definition, Array.isArray(expand) ? expand : []);
      if (!paths.ok) return paths;
      return ok({
        expand: paths.value,
        // readParams checked the values against these very rules, name by name; a type cannot follow that loop.
        run: (account, call) => definition.run({ account, call, params: values as Values<R> }),
      });
    },
  };
}
