import { once } from 'node:events';
import http from 'node:http';
import { createPool } from 'mysql2/promise';

const CARDS = 12;

/** The least a browse response can cost here: a bare server that reads twelve profiles by primary key and sends them. */
export async function startFloor(databaseUrl) {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 2 });
  const [rows] = await pool.query('SELECT user_id FROM profiles ORDER BY user_id DESC LIMIT ?', [CARDS]);
  const ids = rows.map((row) => row.user_id);
  const sql = `SELECT * FROM profiles WHERE user_id IN (${ids.map(() => '?').join(',')})`;
  const server = http.createServer(async (_, response) => {
    const [profiles] = await pool.execute(sql, ids);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(profiles));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}
