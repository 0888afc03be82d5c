import { brand } from '@tintforge/content';

/** The shop's mailbox: customers' replies, their messages, and alerts. */
export const shopAddress: string = brand.email;
