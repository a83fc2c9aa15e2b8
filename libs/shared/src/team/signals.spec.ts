import { BUSY_NETWORK, linkedRows, signalsOf, type Link, type LinkedAccount, type SignalFacts } from './signals.js';

const account = (wish: Partial<LinkedAccount> = {}): LinkedAccount => ({
  userId: 'other',
  name: 'Lakshmi Reddy',
  verificationStatus: 'verified',
  accountStatus: 'active',
  kept: null,
  at: '2026-01-01T00:00:00.000Z',
  ...wish,
});
const gone = (kept: LinkedAccount['kept']) =>
  account({ userId: null, name: null, verificationStatus: null, accountStatus: null, kept });
const link = (kind: Link['kind'], of = account()): Link => ({ kind, account: of });
const facts = (wish: Partial<SignalFacts> = {}): SignalFacts => ({
  name: 'Sita Reddy',
  disposableEmail: false,
  formSeconds: null,
  phoneChanged: null,
  networkAccounts: 0,
  links: [],
  ...wish,
});
const levels = (wish: Partial<SignalFacts>) => signalsOf(facts(wish)).map(({ kind, level }) => `${kind} ${level}`);
const sentence = (wish: Partial<SignalFacts>) => signalsOf(facts(wish))[0]?.sentence;

describe('signals', () => {
  it('has nothing to say about an ordinary account', () => {
    expect(signalsOf(facts({ formSeconds: 300, phoneChanged: 40, networkAccounts: 3 }))).toEqual([]);
  });

  it('says strong ones first', () => {
    const links = [
      link('same-network', account({ userId: 'a' })),
      link('near-picture', account({ userId: 'b' })),
      link('same-number'),
    ];
    expect(levels({ links })).toEqual(['same-number strong', 'near-picture warn', 'same-network info']);
  });

  it.each([
    ['near-picture', 'warn', 'strong'],
    ['same-device', 'warn', 'strong'],
    ['same-contact', 'warn', 'strong'],
    ['same-address', 'info', 'warn'],
    ['same-network', 'info', 'info'],
    ['same-picture', 'strong', 'strong'],
  ] as const)('%s is %s, and %s where the team decided against the other', (kind, usual, against) => {
    expect(levels({ links: [link(kind)] })).toEqual([`${kind} ${usual}`]);
    expect(levels({ links: [link(kind, gone('deleted'))] })).toEqual([`${kind} ${usual}`]);
    for (const other of [
      gone('rejected'),
      account({ accountStatus: 'suspended' }),
      account({ verificationStatus: 'rejected' }),
    ])
      expect(levels({ links: [link(kind, other)] })).toEqual([`${kind} ${against}`]);
  });

  it('says only the closest place of an account', () => {
    const links = [link('same-network'), link('same-address'), link('same-device'), link('same-picture')];
    expect(levels({ links })).toEqual(['same-picture strong', 'same-device warn']);
    expect(linkedRows({ links, networkAccounts: 1 })).toEqual([
      { ...account(), links: ['same-device', 'same-picture'] },
    ]);
  });

  it('does not shout about a network that many share', () => {
    const links = [link('same-device', gone('rejected')), link('same-network')];
    const busy = BUSY_NETWORK.accounts + 1;
    expect(levels({ links, networkAccounts: busy })).toEqual(['busy-network info']);
    expect(levels({ links: [link('same-number')], networkAccounts: busy })).toEqual([
      'same-number strong',
      'busy-network info',
    ]);
    expect(levels({ links, networkAccounts: BUSY_NETWORK.accounts })).toEqual([
      'same-device strong',
      'same-network info',
    ]);
    expect(linkedRows({ links, networkAccounts: busy })).toEqual([]);
  });

  it('names the members it means', () => {
    expect(sentence({ links: [link('same-number')] })).toBe('The ID number was also given by Lakshmi Reddy.');
    expect(sentence({ links: [link('same-pan')] })).toBe('The PAN was also given by Lakshmi Reddy.');
    expect(sentence({ links: [link('same-number'), link('same-number', gone('deleted'))] })).toContain(
      '2 other accounts',
    );
    expect(sentence({ links: [link('same-picture', gone('rejected'))] })).toContain(
      'a rejected account, since deleted',
    );
    expect(sentence({ links: [link('same-picture', gone('deleted'))] })).toContain('a deleted account');
  });

  it('flags what is unusual about the account itself', () => {
    expect(levels({ disposableEmail: true })).toEqual(['disposable-email warn']);
    expect(levels({ formSeconds: 20 })).toEqual(['fast-form warn']);
    expect(levels({ phoneChanged: 1 })).toEqual(['phone-changed warn']);
    expect(sentence({ phoneChanged: 1 })).toBe('The phone number was changed yesterday.');
    expect(levels({ name: '=1+1' })).toEqual(['name-without-letters warn']);
  });
});
