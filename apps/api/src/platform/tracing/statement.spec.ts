import { statementOf } from './statement.js';

const TABLES = new Set(['users', 'profiles', 'outbox']);
const told = (sql: string): string => Object.values(statementOf(sql, TABLES)).join(' ').trim();

describe('the statement in a trace', () => {
  it.each([
    ["SELECT `u`.`id` FROM `users` `u` INNER JOIN `profiles` `p` WHERE `u`.`email` = 'a@b.c'", 'SELECT users'],
    ['  select 1 from users', 'SELECT users'],
    ["INSERT INTO `outbox`(`destination`) VALUES ('from profiles')", 'INSERT outbox'],
    ['INSERT IGNORE INTO outbox VALUES (1)', 'INSERT outbox'],
    ["UPDATE `profiles` SET `about` = 'came from users'", 'UPDATE profiles'],
    ['DELETE FROM users WHERE id = 1', 'DELETE users'],
    ['SELECT * FROM (SELECT id FROM profiles) x', 'SELECT profiles'],
    ['START TRANSACTION', 'START'],
    ['COMMIT', 'COMMIT'],
  ])('%s: its operation and first table', (sql, wanted) => {
    expect(told(sql)).toBe(wanted);
  });

  it.each([
    ["SELECT 'from lakshmi'", 'SELECT'],
    ["SELECT * FROM lakshmi WHERE x = 'into 9876543210'", 'SELECT'],
    ['lakshmi 9876543210', 'other'],
    ["/* from lakshmi */ SELECT 'x'", 'other'],
    ['', 'other'],
  ])('%s: no word that may be a value', (sql, wanted) => {
    expect(told(sql)).toBe(wanted);
  });

  it('reads no further than it has to', () => {
    expect(told(`SELECT '${'from lakshmi '.repeat(100_000)}' FROM users`)).toBe('SELECT');
  });
});
