/**
 * How each connection behaves from its first statement on, whichever server it is and whatever the server's own
 * defaults are: READ COMMITTED (no gap locks between members' writes), no wait for a lock and no statement over 5 s.
 */
import * as mysql from 'mysql2';

const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
/** MariaDB and MySQL word their time limits differently; each reads its own comment. MySQL's is for SELECT only. */
const SHORT = `SET SESSION innodb_lock_wait_timeout = 5
  /*M!100100 , SESSION max_statement_time = 5 */
  /*!80000 , SESSION max_execution_time = 5000 */`;

export const SESSION_OF_REQUESTS = [READ_COMMITTED, SHORT] as const;
/** Migrations and other commands may take long. */
export const SESSION_OF_COMMANDS = [READ_COMMITTED] as const;

/** mysql2, with these statements said on each new connection, before anybody gets it. */
export const driverWith = (statements: readonly string[]): typeof mysql => ({
  ...mysql,
  createPool(options: mysql.PoolOptions | string) {
    const pool = mysql.createPool(options as mysql.PoolOptions);
    pool.on('connection', (connection) => {
      for (const statement of statements)
        connection.query(statement, (error) => {
          if (error) connection.destroy();
        });
    });
    return pool;
  },
});
