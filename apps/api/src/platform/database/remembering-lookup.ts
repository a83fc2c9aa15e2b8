import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A healthy resolver answers within a few ms. After a lost packet the system asks again only after 5 s. */
const PATIENCE_MS = 500;

/**
 * Looks a name up as usual. If that fails or takes too long, and the name was found before, it answers with the last known
 * addresses: a short outage of the resolver does not cut the API off from its database.
 */
export function rememberingLookup(
  find: (name: string) => Promise<LookupAddress[]> = (name) => lookup(name, { all: true }),
): LookupFunction {
  const known = new Map<string, LookupAddress[]>();
  /** One look-up of a name at a time: each that hangs takes a thread. */
  const underWay = new Map<string, Promise<LookupAddress[]>>();

  function ask(name: string): Promise<LookupAddress[]> {
    const asked =
      underWay.get(name) ??
      find(name)
        .then((found) => {
          known.set(name, found);
          return found;
        })
        .finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  }

  async function addressesOf(name: string): Promise<LookupAddress[]> {
    const before = known.get(name);
    if (!before) return ask(name);
    const found = ask(name).catch(() => before);
    return Promise.race([found, delay(PATIENCE_MS, before, { ref: false })]);
  }

  return (name, { all }, callback) => {
    addressesOf(name).then(
      (found) => (all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family)),
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
