import { createHash } from 'node:crypto';

/** The part of an address behind its @; of `Name <address>` too. */
export function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).replace(/[>\s].*$/, '');
}

/** The Message-ID for a deduplication key: it identifies an email that was sent twice (RFC 5322, section 3.6.4). */
export function messageIdOf(deduplicationKey: string, sender: string): string {
  return `<${createHash('sha256').update(deduplicationKey).digest('hex').slice(0, 40)}@${domainOf(sender)}>`;
}
