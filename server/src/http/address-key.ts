import { isIPv6 } from 'node:net';

const firstGroups = (address: string, count: number): string => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].slice(0, count).join(':');
};

/** The rate limit key of an IP address: itself, or for IPv6 its /64 prefix, which belongs to one household. */
export const addressKey = (ip: string): string => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? `${firstGroups(address.toLowerCase(), 4)}::/64` : address;
};
