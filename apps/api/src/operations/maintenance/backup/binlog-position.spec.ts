import { beginSnapshot, sentenceOf } from './binlog-position.js';

const refused = (errno: number) => Object.assign(new Error('refused'), { errno });

/** A server that answers by the beginning of a statement, and records the statements. */
function server(answers: Record<string, unknown>) {
  const told: string[] = [];
  const query = (sql: string): Promise<unknown> => {
    told.push(sql.split(' ').slice(0, 2).join(' '));
    const answer = Object.entries(answers).find(([begin]) => sql.startsWith(begin))?.[1] ?? [];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { query, told };
}

const MYSQL = { 'SELECT VERSION': [{ version: '8.4.3', isOn: 1 }] };
const STATUS = [{ File: 'binlog.000007', Position: '1234', Executed_Gtid_Set: 'aa:1-5,\nbb:1' }];

// What MariaDB says is tried on a real one: e2e/operations/point-in-time.
describe('the position of the binary log on MySQL', () => {
  it('is read while nothing is written, and that lock ends whatever happens', async () => {
    const { query, told } = server({ ...MYSQL, 'SHOW BINARY': STATUS });
    expect(await beginSnapshot(query)).toEqual({
      state: 'noted',
      file: 'binlog.000007',
      position: 1234,
      gtid: 'aa:1-5,bb:1',
    });
    expect(told.slice(-4)).toEqual(['FLUSH TABLES', 'START TRANSACTION', 'SHOW BINARY', 'UNLOCK TABLES']);
  });

  it('is asked of older servers by the older name', async () => {
    const { query } = server({ ...MYSQL, 'SHOW BINARY': refused(1064), 'SHOW MASTER': STATUS });
    expect(await beginSnapshot(query)).toMatchObject({ state: 'noted', position: 1234 });
  });

  it.each([
    ['RELOAD', { 'FLUSH TABLES': refused(1227) }],
    ['REPLICATION CLIENT', { 'SHOW BINARY': refused(1227) }],
  ])('is not known to an account without %s, which says so and goes on', async (right, answers) => {
    const { query, told } = server({ ...MYSQL, ...answers });
    const position = await beginSnapshot(query);
    expect(sentenceOf(position)).toBe(
      `The position of the binary log is not known: the account lacks the right ${right}.`,
    );
    expect(told).toContain('START TRANSACTION');
    expect(told.at(-1)).toBe(right === 'RELOAD' ? 'START TRANSACTION' : 'UNLOCK TABLES');
  });

  it('is not waited for behind a statement that takes long', async () => {
    const { query } = server({ ...MYSQL, 'FLUSH TABLES': refused(1205) });
    expect(await beginSnapshot(query)).toEqual({ state: 'unknown', reason: 'the tables were in use for too long' });
  });

  it('is none where no binary log is kept', async () => {
    const { query, told } = server({ 'SELECT VERSION': [{ version: '8.4.3', isOn: 0 }] });
    expect(await beginSnapshot(query)).toEqual({ state: 'off' });
    expect(told).not.toContain('FLUSH TABLES');
  });

  it('is no reason to go on after any other failure', async () => {
    const { query, told } = server({ ...MYSQL, 'SHOW BINARY': refused(2013) });
    await expect(beginSnapshot(query)).rejects.toThrow('refused');
    expect(told.at(-1)).toBe('UNLOCK TABLES');
  });
});
