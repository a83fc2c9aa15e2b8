import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { API_PREFIX, ROUTES } from '@kalyanam/shared/base/routes';

const SCRIPT = fileURLToPath(import.meta.resolve('../../apps/api/e2e/support/servers/issuer-process.mjs'));
const CLIENT = { id: 'kalyanam', secret: 'client-secret-of-tests' };

/** Someone at the identity service; without `sub` they change their mind there. */
export interface IssuersPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Configures an issuer for the product, before it starts; `start` opens it once the members' address is known. */
export async function announceIssuer() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  process.env['OIDC_ISSUER'] = url;
  process.env['OIDC_CLIENT_ID'] = CLIENT.id;
  process.env['OIDC_CLIENT_SECRET'] = CLIENT.secret;
  return {
    async start(memberUrl: string): Promise<() => void> {
      const callback = `${memberUrl}${API_PREFIX}${ROUTES.identity}/callback`;
      const issuer = spawn(process.execPath, [SCRIPT, String(port), CLIENT.id, CLIENT.secret, callback], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await once(issuer.stdout, 'data');
      return () => void issuer.kill();
    },
  };
}

/** Logs this browser in as that person at the issuer. */
export async function sitAtIssuer(context: BrowserContext, person: IssuersPerson): Promise<void> {
  const url = process.env['OIDC_ISSUER'];
  if (!url) throw new Error('OIDC_ISSUER is not set: the product knows no issuer.');
  await context.clearCookies({ domain: new URL(url).hostname });
  await context.addCookies([{ url, name: 'person', value: encodeURIComponent(JSON.stringify(person)) }]);
}
