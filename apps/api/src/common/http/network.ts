import { isIPv6 } from 'node:net';

/** An IPv4 address in its own notation; dual-stack sockets report it as `::ffff:203.0.113.7`. */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** The network of an address, roughly one household or office: /24 for IPv4, /64 for IPv6. */
export function networkOf(address: string): string {
  const ip = plainAddress(address);
  if (!isIPv6(ip)) return ip.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = ip.includes('::')
    ? [...left, ...Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0'), ...right]
    : left;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Key for limits that must not lock an account out for everyone: one account from one network. */
export const fromNetwork = (account: string, ip: string): string => `${account} ${networkOf(ip)}`;
