import type { Registration } from '@tintforge/booking-core';
import { jurisdictions } from '@tintforge/tint-law';
import * as z from 'zod/mini';

const registrations: readonly Registration[] = [...jurisdictions.map(({ code }) => code), 'unknown'];

/** The state or province that registered a car, as ISO 3166-2 writes it: "US-GA"; `unknown` where it isn't known or listed. */
export const registration = z.enum(registrations);
