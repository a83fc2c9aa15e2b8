/** R81: facts of an account in prints under a key of ours: equal things have equal prints, and no print can be read. */
import { keyedDigest } from '../../platform/crypto/digest.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { plainAddress, wideNetworkOf } from '../../platform/http/network.js';

type Print = (kind: string, ...parts: string[]) => Buffer;

export const printsUnder =
  (secret: string): Print =>
  (kind, ...parts) =>
    keyedDigest(secret, `signal-${kind}`, ...parts);

export function placePrints(
  print: Print,
  { ip, userAgent }: Pick<ClientInfo, 'ip' | 'userAgent'>,
): { address: Buffer; network: Buffer; device: Buffer | null } {
  const network = wideNetworkOf(ip);
  return {
    address: print('address', plainAddress(ip)),
    network: print('network', network),
    device: userAgent === '' ? null : print('device', network, userAgent),
  };
}

/** Kept apart from the fingerprints of documents, which are made elsewhere. */
export const contactPrints = (print: Print, { email, phone }: { email: string; phone: string }) => ({
  email: print('email', email),
  phone: print('phone', phone),
});
