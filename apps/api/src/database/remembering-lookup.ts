import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A healthy resolver answers within a few ms; one that has lost a packet is asked again after 5 s. */
const PATIENCE_MS = 500;

/**
 * Finds the addresses of a name as usual. Where that fails or takes too long, and the name was found before, its addresses
 * are those of that time: a resolver that is away for a moment keeps nobody from the database.
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
