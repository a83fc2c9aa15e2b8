import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@kalyanam/tools/product';

const MEMBERS = 60;

/** The built product on a database, storage and ports of its own; its addresses go to the tests by environment. */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  // Somebody who works on the tests may point them at a product that runs already.
  if (process.env['MEMBER_URL']) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'kalyanam-e2e-'));
  const product = await startProduct({ dataDir, demoMembers: MEMBERS, forTests: true });
  process.env['MEMBER_URL'] = product.urls.member;
  process.env['ADMIN_URL'] = product.urls.admin;
  process.env['API_URL'] = product.urls.api;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
