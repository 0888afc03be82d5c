import { type Failure, ok, type Result, refuse } from './errors';
import { type FormHash, type FormValue, parseForm } from './form';

interface Presence {
  required?: true;
  emptyable?: true;
}

/** Rule for a parameter. `emptyable`: an empty string unsets it and is read as null. */
export type Rule = Presence &
  (
    | { kind: 'text'; max?: number }
    | { kind: 'integer'; min?: number; max?: number }
    | { kind: 'boolean' }
    | { kind: 'choice'; values: readonly string[] }
    | { kind: 'metadata' }
    | { kind: 'texts' }
    | { kind: 'period' }
    | { kind: 'hash'; fields: Rules }
  );

/** The parameters that an endpoint takes; every other name is refused. */
export interface Rules {
  [name: string]: Rule;
}

/** A range of whole seconds since 1970, both ends included. */
export interface Period {
  from?: number;
  to?: number;
}

type Plain<R extends Rule> = R extends { kind: 'text' }
  ? string
  : R extends { kind: 'integer' }
    ? number
    : R extends { kind: 'boolean' }
      ? boolean
      : R extends { kind: 'choice'; values: readonly (infer V)[] }
        ? V
        : R extends { kind: 'metadata' }
          ? Record<string, string>
          : R extends { kind: 'texts' }
            ? string[]
            : R extends { kind: 'period' }
              ? Period
              : R extends { kind: 'hash'; fields: infer F extends Rules }
                ? Values<F>
                : never;

type Value<R extends Rule> = R extends { emptyable: true } ? Plain<R> | null : Plain<R>;

/** The values that a set of rules lets through. */
export type Values<R extends Rules> = {
  [N in keyof R as R[N] extends { required: true } ? N : never]: Value<R[N]>;
} & { [N in keyof R as R[N] extends { required: true } ? never : N]?: Value<R[N]> };

/** A value that passed its rule. */
export type Checked =
  | string
  | number
  | boolean
  | null
  | string[]
  | Period
  | Record<string, string>
  | { [name: string]: Checked };

/** Reads a body or query against rules. Refuses unknown, missing, empty and ill-typed parameters as Stripe does. */
export function readParams(text: string, rules: Rules): Result<{ [name: string]: Checked }> {
  const form = parseForm(text);
  if (form === undefined) return refuse({ message: 'Invalid request: the parameters could not be parsed.' });
  return readHash({ form, prefix: '' }, rules);
}

/** A parameter as it came, and how to call it in a message. */
interface Field {
  raw: FormValue;
  param: string;
}

function readHash(
  { form, prefix }: { form: FormHash; prefix: string },
  rules: Rules,
): Result<{ [name: string]: Checked }> {
  const values: { [name: string]: Checked } = {};
  for (const name of Object.keys(form)) {
    if (Object.hasOwn(rules, name)) continue;
    const param = nested(prefix, name);
    return refuse({ code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param });
  }
  for (const [name, rule] of Object.entries(rules)) {
    const param = nested(prefix, name);
    const raw = form[name];
    if (raw === undefined) {
      if (rule.required === undefined) continue;
      return refuse({ code: 'parameter_missing', message: `Missing required param: ${param}.`, param });
    }
    const value = readValue({ raw, param }, rule);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  return ok(values);
}

function readValue(field: Field, rule: Rule): Result<Checked> {
  const { raw, param } = field;
  if (raw === '') return rule.emptyable === undefined ? refuseEmpty(param) : ok(null);
  switch (rule.kind) {
    case 'text':
      return readText(field, rule.max ?? 5000);
    case 'integer':
      return readInteger(field, rule);
    case 'boolean':
      if (raw === 'true' || raw === 'false') return ok(raw === 'true');
      return refuse({ message: `Invalid boolean: ${show(raw)}`, param });
    case 'choice':
      if (typeof raw === 'string' && rule.values.includes(raw)) return ok(raw);
      return refuse({ message: `Invalid ${param}: must be one of ${rule.values.join(', ')}`, param });
    case 'metadata':
      return readMetadata(field);
    case 'texts':
      return readTexts(field);
    case 'period':
      return readPeriod(field);
    case 'hash':
      if (typeof raw === 'string' || Array.isArray(raw)) return refuse({ message: 'Invalid object', param });
      return readHash({ form: raw, prefix: param }, rule.fields);
  }
}

function readText({ raw, param }: Field, max: number): Result<string> {
  if (typeof raw !== 'string') return refuse({ message: `Invalid string: ${show(raw)}`, param });
  if (raw.length <= max) return ok(raw);
  const message = `Invalid string: must be at most ${max} characters`;
  return refuse({ message, param });
}

function readInteger({ raw, param }: Field, range: { min?: number; max?: number }): Result<number> {
  const code = 'parameter_invalid_integer';
  if (typeof raw !== 'string' || !/^-?\d{1,15}$/.test(raw)) {
    return refuse({ code, message: `Invalid integer: ${show(raw)}`, param });
  }
  const value = Number(raw);
  if (range.min !== undefined && value < range.min) {
    return refuse({ code, message: `This value must be greater than or equal to ${range.min}.`, param });
  }
  if (range.max !== undefined && value > range.max) {
    return refuse({ code, message: `This value must be less than or equal to ${range.max}.`, param });
  }
  return ok(value);
}

/** Stripe's limits: 50 keys of 40 characters with values of 500. An empty value unsets its key. */
function readMetadata({ raw, param }: Field): Result<Record<string, string>> {
  if (typeof raw === 'string' || Array.isArray(raw)) return refuse({ message: 'Invalid object', param });
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    const text = readText({ raw: value, param: nested(param, key) }, 500);
    if (!text.ok) return text;
    if (key.length > 40) return refuse({ message: 'Metadata keys must be at most 40 characters long', param });
    values[key] = text.value;
  }
  if (Object.keys(values).length > 50) return refuse({ message: 'Metadata can have at most 50 keys', param });
  return ok(values);
}

function readTexts({ raw, param }: Field): Result<string[]> {
  if (!Array.isArray(raw)) return refuse({ message: 'Invalid array', param });
  const texts: string[] = [];
  for (const item of raw) {
    if (typeof item !== 'string') return refuse({ message: `Invalid string: ${show(item)}`, param });
    texts.push(item);
  }
  return ok(texts);
}

function readPeriod(field: Field): Result<Period> {
  const { raw, param } = field;
  if (typeof raw === 'string') {
    const instant = readInteger(field, {});
    return instant.ok ? ok({ from: instant.value, to: instant.value }) : instant;
  }
  if (Array.isArray(raw)) return refuse({ message: 'Invalid object', param });
  const bounds = readHash({ form: raw, prefix: param }, periodRules);
  if (!bounds.ok) return bounds;
  const period: Period = {};
  const { gt, gte, lt, lte } = bounds.value;
  if (typeof gt === 'number') period.from = gt + 1;
  if (typeof gte === 'number') period.from = gte;
  if (typeof lt === 'number') period.to = lt - 1;
  if (typeof lte === 'number') period.to = lte;
  return ok(period);
}

const periodRules: Rules = {
  gt: { kind: 'integer' },
  gte: { kind: 'integer' },
  lt: { kind: 'integer' },
  lte: { kind: 'integer' },
};

function refuseEmpty(param: string): { ok: false; failure: Failure } {
  const message =
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however ` +
    `'${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
  return refuse({ code: 'parameter_invalid_empty', message, param });
}

function nested(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}[${name}]`;
}

function show(raw: FormValue): string {
  return typeof raw === 'string' ? raw : JSON.stringify(raw);
}
