/** R81: links of an account with others, and unusual facts about it. Hints for a person; no automatic action. */
import type { PhotoView } from '../contracts/profile.js';
import { isPersonName } from '../base/person-name.js';
import type { ValueOf } from '../base/vocabulary/option.js';
import type { AccountStatus, VerificationStatus } from '../base/vocabulary/status.js';

export type SignalLevel = 'info' | 'warn' | 'strong';

/** What two accounts can share. */
export const LINK_KINDS = [
  { value: 'same-picture', label: 'Same picture' },
  { value: 'near-picture', label: 'Similar picture' },
  { value: 'same-document', label: 'Same picture of a document' },
  { value: 'same-number', label: 'Same ID number' },
  { value: 'same-pan', label: 'Same PAN' },
  { value: 'same-contact', label: 'Same email or phone' },
  { value: 'same-device', label: 'Same browser and network' },
  { value: 'same-address', label: 'Same IP address' },
  { value: 'same-network', label: 'Same network' },
] as const;
export type LinkKind = ValueOf<typeof LINK_KINDS>;

export type SignalKind =
  LinkKind | 'busy-network' | 'phone-changed' | 'disposable-email' | 'fast-form' | 'name-without-letters';

export interface LinkedAccount {
  /** Null when the account is deleted. */
  userId: string | null;
  name: string | null;
  verificationStatus: VerificationStatus | null;
  accountStatus: AccountStatus | null;
  /** What the team had decided last about a deleted account, or that there was nothing. */
  kept: 'rejected' | 'suspended' | 'deleted' | null;
  /** When it was registered, or deleted. */
  at: string;
}

/** Two pictures to look at; the other is null when its account is deleted. */
export interface PicturePair {
  own: PhotoView;
  other: PhotoView | null;
}

export interface Signal {
  kind: SignalKind;
  level: SignalLevel;
  sentence: string;
  accounts: LinkedAccount[];
  pictures: PicturePair[];
}

/** GET /admin/verifications/:userId/signals, strong ones first. */
export interface SignalsAnswer {
  success: true;
  signals: Signal[];
}

export interface LinkedRow extends LinkedAccount {
  links: LinkKind[];
}

/** GET /admin/users/:userId/linked */
export interface LinkedAnswer {
  success: true;
  userId: string;
  name: string;
  linked: LinkedRow[];
  /** The network is too common to be a signal, and its accounts are left out. */
  busyNetwork: boolean;
}

/** The team has decided against it. */
export const isAgainst = ({ verificationStatus, accountStatus, kept }: LinkedAccount): boolean =>
  verificationStatus === 'rejected' || accountStatus === 'suspended' || kept === 'rejected' || kept === 'suspended';

/** This many registrations from one network in the window are those of a mobile carrier, not of a person. */
export const BUSY_NETWORK = { accounts: 8, days: 30 } as const;
/** Seconds from leaving the first step of the form to its submission; its four steps have about thirty fields. */
export const FAST_FORM_SECONDS = 60;
export const PHONE_CHANGED_DAYS = 14;

export interface Link {
  kind: LinkKind;
  account: LinkedAccount;
  pictures?: PicturePair;
}

/** Known facts about an account. */
export interface SignalFacts {
  name: string;
  disposableEmail: boolean;
  formSeconds: number | null;
  /** Days since. */
  phoneChanged: number | null;
  /** Other accounts from the network in the window. */
  networkAccounts: number;
  links: readonly Link[];
}

const PLACES: readonly LinkKind[] = ['same-device', 'same-address', 'same-network'];
const ORDER: readonly SignalLevel[] = ['strong', 'warn', 'info'];

export const isBusy = (networkAccounts: number): boolean => networkAccounts > BUSY_NETWORK.accounts;

function linkLevel(kind: LinkKind, against: boolean): SignalLevel {
  switch (kind) {
    case 'same-picture':
    case 'same-document':
    case 'same-number':
    case 'same-pan':
      return 'strong';
    case 'near-picture':
    case 'same-contact':
    case 'same-device':
      return against ? 'strong' : 'warn';
    case 'same-address':
      return against ? 'warn' : 'info';
    case 'same-network':
      return 'info';
  }
}

const SAID: Readonly<Record<LinkKind, (who: string) => string>> = {
  'same-picture': (who) => `A photo is the same as one of ${who}.`,
  'near-picture': (who) => `A photo looks like one of ${who}.`,
  'same-document': (who) => `A picture of a document is the same as one of ${who}.`,
  'same-number': (who) => `The ID number was also given by ${who}.`,
  'same-pan': (who) => `The PAN was also given by ${who}.`,
  'same-contact': (who) => `The email or phone was verified by ${who} before.`,
  'same-device': (who) => `Registered with the same browser and network as ${who}.`,
  'same-address': (who) => `Registered from the same IP address as ${who}.`,
  'same-network': (who) => `Registered from the same network as ${who}.`,
};

function whoOf(accounts: readonly LinkedAccount[]): string {
  const [first] = accounts;
  if (accounts.length !== 1 || !first) return `${accounts.length} other accounts`;
  if (first.userId === null)
    return first.kept === 'deleted' ? 'a deleted account' : `a ${first.kept} account, since deleted`;
  return first.name ?? 'another account';
}

function linkSignals(links: readonly Link[]): Signal[] {
  const kinds = LINK_KINDS.map(({ value }) => value);
  return kinds.flatMap((kind) => {
    const found = links.filter((link) => link.kind === kind);
    if (found.length === 0) return [];
    const accounts = distinct(found.map(({ account }) => account));
    const level = linkLevel(kind, accounts.some(isAgainst));
    const pictures = found.flatMap((link) => link.pictures ?? []);
    return [{ kind, level, sentence: SAID[kind](whoOf(accounts)), accounts, pictures }];
  });
}

const keyOf = ({ userId, kept, at }: LinkedAccount): string => userId ?? `${kept}${at}`;

const distinct = (accounts: readonly LinkedAccount[]): LinkedAccount[] => [
  ...new Map(accounts.map((account) => [keyOf(account), account])).values(),
];

/**
 * Accounts that share the browser share the address, and those that share the address share the network: only the
 * closest link is listed.
 */
function closest(links: readonly Link[]): Link[] {
  return links.filter(
    ({ kind, account }) =>
      !links.some(
        (other) =>
          PLACES.includes(kind) &&
          keyOf(other.account) === keyOf(account) &&
          PLACES.includes(other.kind) &&
          PLACES.indexOf(other.kind) < PLACES.indexOf(kind),
      ),
  );
}

/** The links that count: in a busy network places say nothing. */
export const countedLinks = ({ links, networkAccounts }: Pick<SignalFacts, 'links' | 'networkAccounts'>): Link[] =>
  closest(links).filter(({ kind }) => !(isBusy(networkAccounts) && PLACES.includes(kind)));

const plain = (kind: SignalKind, level: SignalLevel, sentence: string): Signal => ({
  kind,
  level,
  sentence,
  accounts: [],
  pictures: [],
});

const days = (count: number): string => (count === 0 ? 'today' : count === 1 ? 'yesterday' : `${count} days ago`);

/** Strong ones first. */
export function signalsOf(facts: SignalFacts): Signal[] {
  const { name, disposableEmail, formSeconds, phoneChanged, networkAccounts } = facts;
  const signals = [
    ...linkSignals(countedLinks(facts)),
    ...(disposableEmail
      ? [plain('disposable-email', 'warn', 'The email is from a service for throwaway addresses.')]
      : []),
    ...(formSeconds !== null && formSeconds < FAST_FORM_SECONDS
      ? [plain('fast-form', 'warn', `The form was filled in within ${formSeconds} seconds.`)]
      : []),
    ...(isPersonName(name) ? [] : [plain('name-without-letters', 'warn', 'The name is not written in letters.')]),
    ...(phoneChanged !== null && phoneChanged <= PHONE_CHANGED_DAYS
      ? [plain('phone-changed', 'warn', `The phone number was changed ${days(phoneChanged)}.`)]
      : []),
    ...(isBusy(networkAccounts) ? [plain('busy-network', 'info', 'Many people share this network.')] : []),
  ];
  return signals.sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
}

/** One row an account, with everything that links it. */
export function linkedRows(facts: Pick<SignalFacts, 'links' | 'networkAccounts'>): LinkedRow[] {
  const rows = new Map<string, LinkedRow>();
  for (const { kind, account } of countedLinks(facts)) {
    const row = rows.get(keyOf(account)) ?? { ...account, links: [] };
    if (!row.links.includes(kind)) row.links.push(kind);
    rows.set(keyOf(account), row);
  }
  return [...rows.values()].sort((a, b) => b.links.length - a.links.length || b.at.localeCompare(a.at));
}
