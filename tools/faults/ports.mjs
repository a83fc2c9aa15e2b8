import { isFree } from '../system/ports.mjs';

const FROM = 20_000;
const TO = 32_000;

/**
 * A free port below those that connections are made from: a killed server must find its own again, which nobody who
 * connected meanwhile may have got.
 */
export async function fixedPort() {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM));
    if (await isFree(port)) return port;
  }
}
