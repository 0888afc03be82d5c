import { brand } from '@tintforge/content';

/** Where the shop reads its mail: answers of customers, their messages, and what needs a look. */
export const shopAddress: string = brand.email;
