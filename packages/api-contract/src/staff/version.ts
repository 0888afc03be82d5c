import * as z from 'zod';

/** The version of the booking that staff saw; any other gets `changed_meanwhile`. */
export const version = z.number().int().min(1);
