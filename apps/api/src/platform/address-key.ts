import { isIPv6 } from 'node:net';

const groupsOfSubscriber = 4;
const groupsOfSite = 3;

/**
 * The key of an IP address: an IPv4 address as it is, also as mapped by an IPv6 socket, and the /64 of an IPv6 address,
 * because one device may choose any of the addresses in it (RFC 4291, 2.5.1; RFC 8981).
 */
export function addressKey(address: string): string {
  const groups = groupsOf(address);
  if (groups === undefined) return address;
  return mappedIPv4(groups) ?? prefixOf(groups, groupsOfSubscriber);
}

/** The /48 of an IPv6 address or of its key: one site may have that many /64 (RFC 6177). Undefined for IPv4. */
export function siteKey(address: string): string | undefined {
  const [start = ''] = address.split('/');
  const groups = groupsOf(start);
  return groups === undefined || mappedIPv4(groups) !== undefined ? undefined : prefixOf(groups, groupsOfSite);
}

/** The eight groups of an IPv6 address in any spelling; undefined for everything else. */
function groupsOf(address: string): number[] | undefined {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return undefined;
  // The form of URLs has no dotted tail and one shortening at most.
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const numbersOf = (text = '') => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [numbersOf(head), numbersOf(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

/** RFC 4291, 2.5.5.2: `::ffff:203.0.113.7`. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

function prefixOf(groups: readonly number[], length: number): string {
  const kept = groups.slice(0, length).map((group) => group.toString(16));
  return `${kept.join(':')}::/${length * 16}`;
}

/** A site may do as much as so many addresses: it is a household's or a company's, and has devices of many people. */
export const addressesOfSite = 8;
