import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { type DeskAllowance, type DeskRole, ACTING_FOR } from '@kalyanam/shared/topics/family/desk-rights';
import { AccountsService } from '../../../src/people/accounts/accounts.service.js';
import { publicId } from '../../../src/platform/crypto/public-id.js';
import { allowText, DeskMember } from '../../../src/people/seats/desk-member.entity.js';
import { DeskActRow } from '../../../src/people/seats/desk-act.entity.js';
import { DeskDraft } from '../../../src/people/seats/desk-draft.entity.js';
import { DeskVoteRow } from '../../../src/people/seats/desk-vote.entity.js';
import { visit, type Calls, type Method } from '../requests/requests.js';
import { PASSWORD } from './example.js';
import type { Member, SignedIn } from './make.js';
import type { TestApp } from '../servers/test-app.js';
import { PasswordsService } from '../../../src/people/passwords/passwords.service.js';

let made = 0;

export interface SeatWish {
  role?: DeskRole;
  relation?: DeskRelation;
  allow?: DeskAllowance[];
}

/** A hand of a desk, and its calls for the candidate. */
export interface Hand extends SignedIn {
  seatId: string;
  acting: Calls;
}

/** A family account with a proved phone and no profile, signed in. */
export async function family(test: TestApp, ownName = 'Sarojini Reddy'): Promise<SignedIn> {
  made += 1;
  const accounts = test.app.get(AccountsService);
  const passwordHash = await test.app.get(PasswordsService).hash(PASSWORD, 'test');
  const at = test.clock.now();
  const own = { kind: 'family' as const, ownName, passwordHash, emailVerifiedAt: at, phoneVerifiedAt: at };
  const addresses = { email: `family${made}@example.org`, phone: String(9_300_000_000 + made) };
  const user = await test.database.transaction((manager) => accounts.create(manager, { ...own, ...addresses }));
  return test.make.session({ userId: user.id, id: user.publicId, ...addresses });
}

/** A seat that was offered and taken long ago. */
export async function seat(test: TestApp, candidate: Member, hand: Member, wish: SeatWish = {}): Promise<string> {
  const { role = 'manager', relation = 'mother', allow = [] } = wish;
  const at = test.clock.now();
  const row = { publicId: publicId(), profileUserId: candidate.userId, userId: hand.userId, role, relation };
  const times = { invitedAt: at, acceptedAt: at, invitedBy: candidate.userId };
  await test.rows(DeskMember).insert({ ...row, ...times, allow: allowText(allow), live: 1 });
  return row.publicId;
}

/** Calls of a hand for a candidate. */
export function callsFor(test: TestApp, { token }: { token: string }, { id }: { id: string }): Calls {
  const call = (method: Method) => (path: string, body?: object) =>
    visit(test, method, path).auth(token, { type: 'bearer' }).set(ACTING_FOR, id).send(body);
  return { get: call('get'), post: call('post'), put: call('put'), patch: call('patch'), delete: call('delete') };
}

export async function hand(test: TestApp, candidate: Member, wish: SeatWish & { name?: string } = {}): Promise<Hand> {
  const account = await family(test, wish.name);
  const seatId = await seat(test, candidate, account, wish);
  return { ...account, seatId, acting: callsFor(test, account, candidate) };
}

interface Planted {
  name?: string;
  note?: string;
  words?: string;
}

/** A desk of a member, with a vote, a suggestion about another and something that was done: the ids of the last three. */
export async function plantDesk(test: TestApp, owner: Member, other: Member, { name, note, words }: Planted = {}) {
  const { seatId: deskMember, userId: byUserId } = await hand(test, owner, { ...(name && { name }) });
  const [deskDraft, deskAct] = [publicId(), publicId()];
  const pair = { profileUserId: owner.userId, aboutUserId: other.userId, byUserId };
  const alike = { ...pair, relation: 'mother' as const };
  const at = test.clock.now();
  const payload = JSON.stringify({ note: words });
  const draft = { ...alike, publicId: deskDraft, kind: 'send-interest' as const, payload, open: 1 as const };
  await test.rows(DeskVoteRow).insert({ ...pair, vote: 'yes', note: note ?? null, at });
  await test.rows(DeskDraft).insert({ ...draft, madeAt: at });
  await test.rows(DeskActRow).insert({ ...alike, publicId: deskAct, act: 'interest-sent', at });
  return { deskMember, deskDraft, deskAct };
}
