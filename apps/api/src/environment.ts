import { isIP } from 'node:net';
import * as z from 'zod';
import { readServerList } from './db/postgres/server-list';

/** Environment variables of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

const address = z.url({ protocol: /^https?$/, error: 'must be a web address, such as https://shop.example' });

const origin = address
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'must be an origin without a path')
  .transform((value) => new URL(value).origin);

function secret(name: string, leastBytes: number) {
  return z
    .string()
    .refine((value) => Buffer.byteLength(value) >= leastBytes, `must have at least ${leastBytes} ${name}`);
}

/**
 * The proxies between the visitors and this process. Only they are trusted with a visitor's address; "true", or just a
 * number of them, would let everyone spoof their own.
 */
const trustProxy = z
  .string()
  .refine((value) => value === 'false' || value.split(',').every(isProxyAddress), {
    error: 'must be false, or the addresses of your proxies separated by commas, such as loopback,10.0.0.0/8',
  })
  .transform((value) => (value === 'false' ? false : value.split(',').map((entry) => entry.trim())));

function isProxyAddress(entry: string): boolean {
  const [host = '', bits, ...rest] = entry.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(host)) return bits === undefined;
  const version = isIP(host);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Every variable that is read, with its form. README.md documents them. */
export const variables = z.object({
  APP_MODE: z.enum(['demo', 'production'], 'must be demo or production').optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be between 1 and 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address to listen at')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine((value) => readServerList(value) !== undefined, {
      error:
        'must start with postgres:// and name a server, or several separated by commas, of which target_session_attrs chooses one that takes writes (read-write or primary)',
    })
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of connections between 1 and 999')
    .transform(Number)
    .default(10),
  WEB_DIST: z.string().optional(),
  OFFICE_DIST: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  APP_SECRET: secret('bytes', 32).optional(),
  TRUST_PROXY: trustProxy.default(false),
  PAYMENTS_MODE: z.enum(['emulator', 'stripe'], 'must be emulator or stripe').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must start with sk_test_ or sk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must start with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must start with whsec_')
    .optional(),
  ALLOW_TEST_PAYMENTS: flag.default(false),
  ALLOW_PUBLIC_DEMO: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]+ <[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>|[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)$/u, {
      error: 'must be an email address, alone or as "Name <address>"',
    })
    .optional(),
  PHOTO_STORE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as us-east-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SECOND_FACTOR: z.enum(['required', 'offered'], 'must be required or offered').optional(),
  SECOND_FACTOR_GRACE_DAYS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of days')
    .transform(Number)
    .default(14),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[\w.-]{3,50}$/, 'must be 3 to 50 letters, digits, dots or hyphens')
    .optional(),
  ADMIN_PASSWORD: secret('characters', 8).optional(),
  METRICS_TOKEN: secret('characters', 16).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .optional(),
});

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;

/** The variables that have a value, as text. */
export type SetVariables = Partial<Record<VariableName, string>>;

/** The variables that are set, trimmed: an empty one counts as absent, as in a template that was not filled in. */
export function setVariables(environment: Environment): SetVariables {
  const names = Object.keys(variables.shape) as VariableName[];
  const entries = names.map((name) => [name, environment[name]?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
