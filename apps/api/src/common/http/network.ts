import { isIPv6 } from 'node:net';

/** An address of IPv4 in its own writing, which a socket that listens for both kinds puts as `::ffff:203.0.113.7`. */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** The network that an address belongs to, as one household or office has it: /24 of IPv4, /64 of IPv6. */
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

/** What a limit counts that must not lock an account out for everyone: one account, tried from one network. */
export const fromNetwork = (account: string, ip: string): string => `${account} ${networkOf(ip)}`;
