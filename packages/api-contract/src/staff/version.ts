import * as z from 'zod';

/** The version of the booking that staff had before their eyes; another one is answered `changed_meanwhile`. */
export const version = z.number().int().min(1);
