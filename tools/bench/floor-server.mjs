// The least a browse response can cost here: a bare server that reads twelve profiles by primary key and sends them.
import http from 'node:http';
import { createPool } from 'mysql2/promise';

const CARDS = 12;
const CONNECTIONS = 8;

const pool = createPool({ uri: process.env.DATABASE_URL, connectionLimit: CONNECTIONS });
const [rows] = await pool.query('SELECT user_id FROM profiles ORDER BY user_id DESC LIMIT ?', [CARDS]);
const ids = rows.map((row) => row.user_id);
const sql = `SELECT * FROM profiles WHERE user_id IN (${ids.map(() => '?').join(',')})`;
const server = http.createServer(async (_, response) => {
  const [profiles] = await pool.execute(sql, ids);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(profiles));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
