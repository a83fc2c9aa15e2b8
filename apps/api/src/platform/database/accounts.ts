import type { DataSource } from 'typeorm';
import { grantsFor } from './grants.js';

export interface Account {
  readonly name: string;
  readonly password: string;
}

/** The account that an address signs in with. @throws without naming the address */
export function accountIn(address: string): Account {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
  if (!url?.username || !url.password)
    throw new Error('An account must be written mysql://user:password@host:port/database.');
  return { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
}

/** An account that can serve requests and no more, with this password from now on. */
export async function provideAccount(database: DataSource, { name, password }: Account): Promise<void> {
  const grants = await grantsFor(database, name);
  await database.query(`CREATE USER IF NOT EXISTS '${name}'@'%' IDENTIFIED BY ?`, [password]);
  await database.query(`ALTER USER '${name}'@'%' IDENTIFIED BY ?`, [password]);
  for (const grant of grants) await database.query(grant);
}
