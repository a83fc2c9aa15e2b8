import { outboxArguments } from './outbox-arguments.js';

const ID = '0123456789abcdefghjk';
const read = (line: string) => outboxArguments(line.split(' ').filter(Boolean));

describe('the arguments of the outbox command', () => {
  it.each([
    ['list', { act: 'list', choice: {}, limit: 50 }],
    ['list --state dropped --limit 5', { act: 'list', choice: { state: 'dropped' }, limit: 5 }],
    [
      'list --channel sms --kind phone-code --reason MSG91_301 --older 2h',
      {
        act: 'list',
        choice: { channel: 'sms', template: 'phone-code', reason: 'MSG91_301', olderThanSeconds: 7200 },
        limit: 50,
      },
    ],
    [`retry ${ID} ${ID}`, { act: 'retry', choice: { ids: [ID, ID] }, limit: 50 }],
    ['retry --all', { act: 'retry', choice: {}, limit: 50 }],
    ['drop --all --older 3d', { act: 'drop', choice: { olderThanSeconds: 259_200 }, limit: 50 }],
  ])('are read: %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    '',
    'send',
    'retry',
    'drop --kind digest',
    `drop ${ID} --all`,
    `drop ${ID} --kind digest`,
    'drop asha@example.com',
    'retry --all --state waiting',
    'list --all',
    `list ${ID}`,
    'list --state lost',
    'list --channel fax',
    'list --older 3w',
    'list --limit 0',
    'list --unknown x',
  ])('are refused with the usage: %s', (line) => {
    expect(() => read(line)).toThrow(/^Usage: /);
  });
});
