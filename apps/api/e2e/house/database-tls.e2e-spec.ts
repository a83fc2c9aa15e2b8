import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { parseSettings } from '../../src/platform/config/parse-settings.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { ownDatabase, type OwnDatabase } from '../support/servers/own-database.js';

const CA = join(__dirname, '../../../../tools/test/tls/ca.pem');
/** MySQL says what it demands; MariaDB only that the account may not. */
const REFUSED = /^ER_(?:SECURE_TRANSPORT_REQUIRED|ACCESS_DENIED_ERROR)$/;

/** Certificates name hosts, not addresses. */
const byName = ({ url }: OwnDatabase): string => url.replace('127.0.0.1', 'localhost');

describe('a database that demands TLS', () => {
  let server: OwnDatabase;
  let url: string;
  beforeAll(async () => {
    server = await ownDatabase('--tls=server');
    url = byName(server);
    const connection = await createConnection(url);
    await connection.query('SET GLOBAL require_secure_transport = ON');
    await connection.end();
  });
  afterAll(() => server.end());

  const access = (env: Record<string, string>) => parseSettings({ NODE_ENV: 'test', DATABASE_URL: url, ...env });
  const cipherOf = async (env: Record<string, string>): Promise<string> => {
    const source = await new DataSource(dataSourceOptions(access(env), 1)).initialize();
    const [row] = await source.query<{ Value: string }[]>(`SHOW STATUS LIKE 'Ssl_cipher'`);
    await source.destroy();
    return row?.Value ?? '';
  };

  it('is migrated and used over TLS, the certificate verified', async () => {
    const verified = { DATABASE_TLS: 'verify', DATABASE_CA_FILE: CA };
    expect((await migrate(access(verified))).length).toBeGreaterThan(10);
    expect(await cipherOf(verified)).toMatch(/^TLS_/);
    expect(await cipherOf({ DATABASE_TLS: 'required' })).toMatch(/^TLS_/);
  });

  it('is not reached without, nor by a certificate of someone unknown', async () => {
    await expect(cipherOf({})).rejects.toMatchObject({ code: expect.stringMatching(REFUSED) });
    await expect(cipherOf({ DATABASE_TLS: 'verify' })).rejects.toMatchObject({ code: 'HANDSHAKE_SSL_ERROR' });
  });

  it('is not reached by a certificate for another host, even one that our authority has signed', async () => {
    const impostor = await ownDatabase('--tls=elsewhere');
    const of = { DATABASE_URL: byName(impostor), DATABASE_CA_FILE: CA };
    const code = await cipherOf({ ...of, DATABASE_TLS: 'verify' }).catch((error: { code: string }) => error.code);
    await impostor.end();
    expect(code).toBe('HANDSHAKE_SSL_ERROR');
  });
});
