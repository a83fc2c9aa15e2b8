import { isIP } from 'node:net';
import type { Problems } from './environment.js';
import type { Settings } from './settings.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What members entrust to the product crosses the network to the database: in production never readable by default. */
export function databaseSettings(read: Problems, production: boolean): Pick<Settings, 'databaseUrl' | 'databaseTls'> {
  const databaseUrl = read.secret('DATABASE_URL');
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  const near = url === null || LOOPBACK.has(url.hostname);
  if (url && (url.search || url.hash))
    read.found.push('DATABASE_URL must end with the name of the database; encryption is DATABASE_TLS.');
  const choice = read.choice(
    'DATABASE_TLS',
    ['off', 'private-network', 'required', 'verify'],
    production && !near ? 'verify' : 'off',
  );
  if (production && !near && choice === 'off')
    read.found.push('DATABASE_TLS must be verify or required, or private-network where nobody else can listen.');
  const ca = read.optionalSecret('DATABASE_CA');
  if (ca !== null && choice !== 'verify') read.found.push('DATABASE_CA is of use only with DATABASE_TLS=verify.');
  if (choice === 'off' || choice === 'private-network') return { databaseUrl, databaseTls: null };
  if (choice === 'required') return { databaseUrl, databaseTls: { rejectUnauthorized: false } };
  // mysql2 would compare the certificate with "localhost".
  if (url && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    read.found.push('DATABASE_TLS=verify needs the name of the server in DATABASE_URL, not its address.');
  // Without verifyIdentity mysql2 accepts the certificate of any host.
  return { databaseUrl, databaseTls: { rejectUnauthorized: true, verifyIdentity: true, ...(ca !== null && { ca }) } };
}
