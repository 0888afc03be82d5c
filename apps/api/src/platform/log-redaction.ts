/** Keys whose values are secrets or personal data, anywhere in a log entry. */
const secretKeys = new Set([
  'address',
  'authorization',
  'body',
  'booking-token',
  'bookingToken',
  'certificateNumber',
  'city',
  'client_secret',
  'clientSecret',
  'company',
  'cookie',
  'customerEmail',
  'customerName',
  'customerPhone',
  'documentReference',
  'email',
  'exemption',
  'manageToken',
  'notes',
  'password',
  'phone',
  'quote-token',
  'quoteToken',
  'set-cookie',
  'stripe-signature',
  'token',
]);

const redacted = '[redacted]';

/** A log entry without secrets and personal data, at any depth. Errors pass: they have a separate serializer. */
export function redactFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, secretKeys.has(key) ? redacted : redactValue(value)]),
  );
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  return isPlain(value) ? redactFacts(value) : value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Our own secrets are keys or hashes of 32 bytes in base64url: of bookings, cookies, mailed links, tickets, bearers. */
const tokenForm = /\beyJ[\w-]+\.[\w.-]+|(?<![\w-])[\w-]{43,}(?![\w-])/g;

/** A string without the secrets and personal data that are recognizable by their form. */
export function redactText(text: string): string {
  return text
    .replaceAll(/_secret_\w+/g, `_secret_${redacted}`)
    .replaceAll(/\b([srp]k_(?:test|live)|whsec)_\w+/g, `$1_${redacted}`)
    .replaceAll(tokenForm, redacted)
    .replaceAll(/[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+\.\w+/g, redacted)
    .replaceAll(/(?<![\w-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?![\w-])/g, redacted);
}

/** An error as it is logged. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  stripeRequestId?: string;
  cause?: LoggedError;
  [more: string]: unknown;
}

/**
 * Logged fields of an error. The payment provider's errors contain the whole intent with its secret, and the database's
 * the values to be written, so only named fields pass.
 */
export function errorForLog(error: Error & { code?: unknown; requestId?: unknown }): LoggedError {
  return {
    type: error.constructor.name,
    message: redactText(withoutValues(error.message)),
    stack: redactText(withoutValues(error.stack ?? '')),
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(typeof error.requestId === 'string' && { stripeRequestId: error.requestId }),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}

/** A failed statement's error ends in the values it was given, which may have several lines themselves. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, `\nparams: ${redacted}`);
}
