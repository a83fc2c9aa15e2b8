import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@kalyanam/tools/product';
import { announceIssuer } from './issuer.js';

const MEMBERS = 60;

/** The built product with an issuer for login, on its own database, storage and ports; the tests get its addresses from the environment. */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  // For work on the tests, they can be pointed at a product that is already running.
  if (process.env['MEMBER_URL']) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'kalyanam-e2e-'));
  const issuer = await announceIssuer();
  const product = await startProduct({ dataDir, demoMembers: MEMBERS, forTests: true });
  const stopIssuer = await issuer.start(product.urls.member);
  process.env['MEMBER_URL'] = product.urls.member;
  process.env['ADMIN_URL'] = product.urls.admin;
  process.env['API_URL'] = product.urls.api;
  return async () => {
    stopIssuer();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
