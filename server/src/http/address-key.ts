import { isIPv6 } from 'node:net';

const firstGroups = (address: string, count: number): string => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].slice(0, count).join(':');
};

const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** The /48 prefix of an IPv6 address, which belongs to one site, as a rule; null for IPv4. */
export const ipv6Site = (ip: string): string | null => {
  const address = plain(ip);
  return isIPv6(address) ? `${firstGroups(address.toLowerCase(), 3)}::/48` : null;
};

/** The rate limit key of an IP address: itself, or for IPv6 its /64 prefix, which belongs to one household. */
export const addressKey = (ip: string): string => {
  const address = plain(ip);
  return isIPv6(address) ? `${firstGroups(address.toLowerCase(), 4)}::/64` : address;
};
