import type { DataSource } from 'typeorm';

/** What the client's pool keeps and does not show. */
interface Pool {
  readonly _allConnections: { readonly length: number };
  readonly _freeConnections: { readonly length: number };
  readonly _connectionQueue: { readonly length: number };
  getConnection(taken: (error: Error | null, connection?: unknown) => void): void;
}

const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { pool: Pool }).pool;

export interface PoolFigures {
  readonly used: number;
  readonly free: number;
  /** Requests that wait for a connection. */
  readonly queue: number;
}

export function poolFigures(database: DataSource): PoolFigures {
  const { _allConnections: all, _freeConnections: free, _connectionQueue: queue } = poolOf(database);
  return { used: all.length - free.length, free: free.length, queue: queue.length };
}

/** Called for each request that finds the queue full, which the pool reports to the request alone. */
export function onPoolRefusal(database: DataSource, refused: () => void): void {
  const pool = poolOf(database);
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (taken) =>
    getConnection((error, connection) => {
      if (error?.message === 'Queue limit reached.') refused();
      taken(error, connection);
    });
}
