import type { JurisdictionCode } from '@tintforge/tint-law';

// A separate file: code that only reads a stored draft needs nothing else of the rule.

/**
 * The state or province that registered a car, as ISO 3166-2 writes it: "US-GA"; `unknown` where it isn't known, or is
 * none of those whose laws were looked for.
 */
export type Registration = JurisdictionCode | 'unknown';

/** True for text that is written like a {@link Registration}. Whether there is such a state isn't looked up. */
export function isRegistration(value: unknown): value is Registration {
  return value === 'unknown' || (typeof value === 'string' && /^(?:US|CA)-[A-Z]{2}$/.test(value));
}
