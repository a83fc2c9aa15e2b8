import { isIPv4, isIPv6 } from 'node:net';

/** Names of private ranges that the HTTP server knows. */
const PRIVATE_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const WIDEST = { 4: 8, 6: 32 } as const;
/** All ranges of a family together, in ranges of the widest kind. */
const WIDEST_IN_ALL = 4;

interface Range {
  readonly family: 4 | 6;
  readonly prefix: number;
}

const lengthOfMask = (mask: string): number =>
  mask
    .split('.')
    .map((part) => Number(part).toString(2).replaceAll('0', '').length)
    .reduce((sum, bits) => sum + bits, 0);

/** A range as address, address/prefix or, for IPv4, address/mask; null for anything else. */
function rangeOf(proxy: string): Range | null {
  const [address = '', end] = proxy.split('/');
  if (address.includes('%') || (!isIPv4(address) && !isIPv6(address))) return null;
  const family = isIPv4(address) ? 4 : 6;
  const prefix = end === undefined ? (family === 4 ? 32 : 128) : isIPv4(end) ? lengthOfMask(end) : Number(end || NaN);
  if (!Number.isInteger(prefix)) return null;
  // IPv6 writes every address of IPv4 below ::ffff:0:0.
  const holdsIPv4 = family === 6 && new URL(`http://[${address}]`).hostname.startsWith('[::');
  return holdsIPv4 && prefix < 128 ? { family: 4, prefix: prefix - 96 } : { family, prefix };
}

/** Whether the proxies are more than a few private networks hold, or are not understood. */
export function trustsTooMany(proxies: readonly string[]): boolean {
  const ranges = proxies.filter((proxy) => !PRIVATE_RANGES.includes(proxy)).map(rangeOf);
  if (ranges.some((range) => range === null || range.prefix < WIDEST[range.family])) return true;
  const share = (of: 4 | 6): number =>
    ranges.reduce((sum, range) => (range?.family === of ? sum + 2 ** (WIDEST[of] - range.prefix) : sum), 0);
  return share(4) > WIDEST_IN_ALL || share(6) > WIDEST_IN_ALL;
}
