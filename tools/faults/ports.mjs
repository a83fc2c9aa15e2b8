import { isFree } from '../system/ports.mjs';

const FROM = 20_000;
const TO = 32_000;

/**
 * A free port below the range of outgoing connections: a killed server must get its own port again, so no other program
 * may have taken it in the meantime.
 */
export async function fixedPort() {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM));
    if (await isFree(port)) return port;
  }
}
