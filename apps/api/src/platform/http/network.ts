import { isIPv6 } from 'node:net';

/** What an IPv4 address begins with where a dual-stack socket or a proxy writes it as one of IPv6. */
const MAPPED = '0:0:0:0:0:ffff:';

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.toLowerCase().split('%', 1);
  const last = address.lastIndexOf(':') + 1;
  const end = address.slice(last);
  const [head = [], tail = []] = (address.slice(0, last) + (end.includes('.') ? inGroups(end) : end))
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}

function inGroups(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** An IPv4 address in its own notation; dual-stack sockets report it as `::ffff:203.0.113.7`. */
export function plainAddress(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (!groups.join(':').startsWith(MAPPED)) return ip;
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

const ipv6Network = (ip: string, groups: number): string => groupsOf(ip).slice(0, groups).join(':');

/** The network of an address, roughly one household or office: /24 for IPv4, /64 for IPv6. */
export function networkOf(address: string): string {
  const ip = plainAddress(address);
  return isIPv6(ip) ? ipv6Network(ip, 4) : ip.split('.').slice(0, 3).join('.');
}

/** What a provider gives to one customer or a few: /24 for IPv4, /48 for IPv6. */
export function wideNetworkOf(address: string): string {
  const ip = plainAddress(address);
  return isIPv6(ip) ? ipv6Network(ip, 3) : networkOf(ip);
}

/** How many times the points of an address its /48 has, of which every one holds 65,536 networks of a household. */
const WIDE = 10;

interface CountedNetwork {
  readonly network: string;
  readonly times: number;
  /** A carrier may have given it to many at the same time. */
  readonly isShared: boolean;
}

/**
 * The networks a limit per address counts (R61): an IPv4 address, or the /64 of an IPv6 address and then its /48, which
 * any site is given.
 */
export function countedNetworks(address: string): CountedNetwork[] {
  const ip = plainAddress(address);
  if (!isIPv6(ip)) return [{ network: ip, times: 1, isShared: true }];
  return [
    { network: ipv6Network(ip, 4), times: 1, isShared: false },
    { network: `${ipv6Network(ip, 3)}::/48`, times: WIDE, isShared: false },
  ];
}

/** Key for limits that must not lock an account out for everyone: one account from one network. */
export const fromNetwork = (account: string, ip: string): string => `${account} ${networkOf(ip)}`;
