import { createHash } from 'node:crypto';

/** The part of an address behind its @; of `Name <address>` too. */
export function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).replace(/[>\s].*$/, '');
}

/** The Message-ID of what a deduplication key stands for: a mail sent twice can be told by it (RFC 5322, section 3.6.4). */
export function messageIdOf(deduplicationKey: string, sender: string): string {
  return `<${createHash('sha256').update(deduplicationKey).digest('hex').slice(0, 40)}@${domainOf(sender)}>`;
}
