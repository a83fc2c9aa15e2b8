import type { AdminRole } from '@kalyanam/shared/team/roles';
import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import type { DetailFields, MoreVisible } from '@kalyanam/shared/topics/profile/details';
import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import type { AccountStatus, ContactVisibility, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import type { Wishes } from '@kalyanam/shared/topics/matching/wishes';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../src/people/accounts/accounts.service.js';
import type { User } from '../../../src/people/accounts/user.entity.js';
import { Block } from '../../../src/contact/blocks/block.entity.js';
import { VerificationCase } from '../../../src/profiles/cases/verification-case.entity.js';
import { Call } from '../../../src/contact/first-calls/call.entity.js';
import { publicId } from '../../../src/platform/crypto/public-id.js';
import { DocumentsService } from '../../../src/profiles/documents/documents.service.js';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { IdentityService } from '../../../src/profiles/identity-numbers/identity.service.js';
import { BrowseEntries } from '../../../src/matching/listing/browse-entries.service.js';
import { NotificationsService } from '../../../src/people/notifications/notifications.service.js';
import type { Horoscope } from '../../../src/profiles/horoscopes/horoscopes.repository.js';
import { Horoscopes } from '../../../src/profiles/horoscopes/horoscopes.service.js';
import { PasswordsService } from '../../../src/people/passwords/passwords.service.js';
import { AccessLedger } from '../../../src/people/access-ledger/access-ledger.service.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { ProfileDetailsService } from '../../../src/profiles/profile/profile-details.service.js';
import { ProfilesService } from '../../../src/profiles/profile/profiles.service.js';
import { Marriage } from '../../../src/my/marriage/marriage.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { AccessTokens } from '../../../src/people/sessions/access-tokens.js';
import { RefreshCookie } from '../../../src/people/sessions/refresh-cookie.js';
import { SessionsService } from '../../../src/people/sessions/sessions.service.js';
import { Dismissal } from '../../../src/contact/shortlist/dismissal.entity.js';
import { ShortlistEntry } from '../../../src/contact/shortlist/shortlist-entry.entity.js';
import { SignIn } from '../../../src/joining/sign-in/sign-in.entity.js';
import { AdminsService } from '../../../src/people/team-accounts/admins.service.js';
import { VerificationService } from '../../../src/joining/verification/verification.service.js';
import { MemberWishes } from '../../../src/matching/wishes/member-wishes.service.js';
import { calls, callsWith, cookieOf, type Calls } from '../requests/requests.js';
import { AADHAAR, ADMIN_PASSWORD, EXAMPLE, newRegistration, PAN, PASSWORD } from './example.js';
import type { RunningApi } from '../servers/running-api.js';
import { jpeg } from './uploads.js';

export interface MemberWish extends Partial<ProfileInput>, Pick<RegisterRequest, 'createdBy'> {
  verificationStatus?: VerificationStatus;
  accountStatus?: AccountStatus;
  isActive?: boolean;
  married?: boolean;
  contactVisibility?: ContactVisibility;
  moreVisible?: MoreVisible;
  photoVisibility?: PhotoVisibility;
  details?: Partial<DetailFields>;
  horoscope?: Partial<Horoscope>;
  siblings?: Sibling[];
  email?: string;
  phone?: string;
  /** How long ago, in seconds. */
  registeredAgo?: number;
  activeAgo?: number;
  /** As long as the last activity by default. */
  confirmedAgo?: number;
  /** Without it no identity number is stored. */
  aadhaarNumber?: string;
  panNumber?: string | null;
}

/** A horoscope of which nothing is stated. */
const NO_STAR: Omit<Horoscope, 'userId'> = {
  ...{ star: null, pada: null, source: 'family', birthTime: null, certainty: null, which: null, birthPlace: null },
  ...{ lat: null, lon: null, zone: null, kuja: null, panchangam: null, computedStar: null, computedPada: null },
  ...{ secondSheet: false, consentAt: new Date(0), version: 1 },
};

export interface Member {
  /** In the database. */
  userId: number;
  id: string;
  email: string;
  phone: string;
}

export interface SignedIn extends Member, Calls {
  sessionId: string;
  token: string;
  /** The refresh cookie, `name=value`. */
  cookie: string;
}

export interface SignedInAdmin extends Calls {
  id: string;
  username: string;
  token: string;
}

const YEAR_SECONDS = 365 * 86_400;

let made = 0;

/** Creates the people and things a test is about, with the services that own the rows. */
export class Make {
  private passwordHash: Promise<string> | undefined;

  constructor(private readonly test: RunningApi) {}

  /** A member in the requested state, listed in browse if that state is listed; not signed in. */
  async member(wish: MemberWish = {}): Promise<Member> {
    const { verificationStatus = 'verified', accountStatus = 'active', isActive = true, ...rest } = wish;
    const { details, horoscope, siblings, moreVisible = 'accepted', photoVisibility = 'verified', ...without } = rest;
    const { married, contactVisibility = 'verified', registeredAgo = 0, activeAgo = 0, ...times } = without;
    const { confirmedAgo = activeAgo, ...more } = times;
    const { aadhaarNumber, panNumber = null, ...kept } = more;
    const { email, phone, ...fields } = { ...unused(), ...kept };
    const { clock, database } = this.test;
    const verifiedAt = verificationStatus === 'not-verified' ? null : clock.now();
    const account = {
      email,
      phone,
      passwordHash: await this.hash(),
      verificationStatus,
      accountStatus,
      emailVerifiedAt: verifiedAt,
      phoneVerifiedAt: verifiedAt,
      registeredAt: clock.inSeconds(-registeredAgo),
      lastActiveAt: clock.inSeconds(-activeAgo),
    };
    const confirmed = {
      lookingConfirmedAt: clock.inSeconds(-confirmedAgo),
      lookingDueAt: clock.inSeconds(-confirmedAgo),
    };
    const shown = { contactVisibility, moreVisible, photoVisibility };
    const state = { isActive, marriedAt: married ? clock.now() : null, ...shown, ...confirmed };
    const user = await database.transaction(async (manager) => {
      const user = await this.get(AccountsService).create(manager, account);
      await this.get(ProfilesService).create(manager, user.id, { ...EXAMPLE, ...fields });
      await manager.update(Profile, { userId: user.id }, state);
      if (horoscope) await this.get(Horoscopes).put(manager, { ...NO_STAR, userId: user.id, ...horoscope });
      if (details) await this.get(ProfileDetailsService).change(manager, user.id, details);
      if (siblings) await this.get(ProfileDetailsService).setSiblings(manager, user.id, siblings);
      if (aadhaarNumber !== undefined)
        await this.get(IdentityService).store(manager, user.id, { aadhaarNumber, panNumber });
      if (verificationStatus === 'verified') await manager.insert(VerificationCase, decidedLongAgo(user.id, clock));
      await this.get(BrowseEntries).refresh(manager, user.id);
      return user;
    });
    return memberOf(user);
  }

  /** A session of a member, created without going through the API. */
  async session(member: Member): Promise<SignedIn> {
    const { manager } = this.test.database;
    const client = { ip: '127.0.0.1', userAgent: publicId(), language: 'en' as const };
    const { sessionId, refreshToken } = await this.get(SessionsService).start(manager, member.userId, client);
    await manager.insert(SignIn, { userId: member.userId, ip: client.ip });
    const token = this.get(AccessTokens).forMember(member.id, sessionId);
    const cookie = `${this.get(RefreshCookie).name}=${refreshToken}`;
    return { ...member, sessionId, token, cookie, ...callsWith(this.test, token) };
  }

  async signedIn(wish?: MemberWish): Promise<SignedIn> {
    return this.session(await this.member(wish));
  }

  /** A member created through the API: registered, logged in, and 'Send code' pressed in the phone step. */
  async registered(changes: Partial<RegisterRequest> = {}, { sms = true } = {}): Promise<SignedIn> {
    const { body } = await calls(this.test).post('/auth/register', newRegistration(changes)).expect(201);
    const user = await this.get(AccountsService).byPublicId((body as { userId: string }).userId);
    const member = await this.login(memberOf(user!));
    if (sms) await member.post('/auth/resend-otp', { userId: member.id }).expect(200);
    return member;
  }

  /** A login through the API, with all its effects. */
  async login(member: Member): Promise<SignedIn> {
    const credentials = { email: member.email, password: PASSWORD };
    const { body, headers } = await calls(this.test).post('/auth/login', credentials).expect(200);
    const { token } = body as { token: string };
    const { sid: sessionId = '' } = this.get(AccessTokens).read(token, 'member') ?? {};
    return { ...member, sessionId, token, cookie: cookieOf(headers), ...callsWith(this.test, token) };
  }

  /** A member with identity numbers who waits for a decision. */
  async case(wish: Omit<MemberWish, 'verificationStatus'> = {}): Promise<SignedIn> {
    const numbers = { aadhaarNumber: AADHAAR, panNumber: PAN };
    const member = await this.member({ ...numbers, ...wish, verificationStatus: 'not-verified' });
    await this.verifyContacts(member);
    return this.session(member);
  }

  /** Email and phone are verified, as by their codes. */
  verifyContacts({ userId }: Member): Promise<VerificationStatus> {
    const accounts = this.get(AccountsService);
    return this.test.database.transaction(async (manager: EntityManager) => {
      await accounts.markEmailVerified(manager, userId);
      await accounts.markPhoneVerified(manager, userId);
      return this.get(VerificationService).confirmed(manager, userId);
    });
  }

  async photo({ userId }: Member): Promise<void> {
    await this.get(PhotosService).add(userId, [await jpeg()]);
  }

  /** The team accepts what a member has uploaded, so that others see it. */
  async photosAccepted({ userId }: Pick<Member, 'userId'>): Promise<void> {
    await this.test.database.transaction(async (manager) => {
      await manager.update(Photo, { userId }, { reviewState: 'fine' });
      await this.get(BrowseEntries).refresh(manager, userId);
    });
  }

  async document({ userId, id }: Member, kind: 'aadhaar' | 'pan'): Promise<void> {
    await this.get(DocumentsService).store({ userId, publicId: id }, kind, await jpeg());
  }

  async interest(sender: Member, receiver: Member, wish: Partial<Interest> = {}): Promise<void> {
    const [lowUserId, highUserId] = [sender.userId, receiver.userId].sort((a, b) => a - b);
    const members = { senderId: sender.userId, receiverId: receiver.userId };
    const pair = { publicId: publicId(), lowUserId, highUserId, ...members };
    const sentAt = wish.sentAt ?? this.test.clock.now();
    const delivered = { sentAt, waitingSince: sentAt, deliveredAt: sentAt, expiresAt: new Date('2099-01-01') };
    await this.test.database.manager.insert(Interest, { ...pair, ...delivered, ...wish });
  }

  /** Two who are both interested, and the agreed call between them. */
  async call(proposer: Member, answerer: Member, wish: Partial<Call> = {}): Promise<string> {
    const { manager } = this.test.database;
    const [lowUserId, highUserId] = [proposer.userId, answerer.userId].sort((a, b) => a - b);
    const pair = { lowUserId, highUserId };
    if (!(await manager.findOneBy(Interest, pair))) await this.interest(proposer, answerer, { state: 'accepted' });
    const interest = await manager.findOneByOrFail(Interest, pair);
    const [slot1, proposedAt] = [this.test.clock.inSeconds(3 * 86_400), this.test.clock.now()];
    const call = {
      ...{ publicId: publicId(), interestId: interest.id, open: 1 as const, state: 'agreed' as const },
      ...{ proposerId: proposer.userId, answererId: answerer.userId, between: 'families' as const },
      ...{ who: 'you-call' as const, slot1, agreedSlot: slot1, proposedAt, answeredAt: proposedAt, ...wish },
    };
    await manager.insert(Call, call);
    return call.publicId;
  }

  /** What one of two says of the other, who has not answered yet. */
  async claim(claimant: Member, named: Member): Promise<string> {
    const claimedAt = this.test.clock.now();
    const claim = { publicId: publicId(), through: 'us' as const, claimedAt };
    await this.test.database.manager.insert(Marriage, { ...claim, claimantId: claimant.userId, namedId: named.userId });
    return claim.publicId;
  }

  async block(blocker: Member, blocked: Member): Promise<void> {
    await this.test.database.manager.insert(Block, { blockerId: blocker.userId, blockedId: blocked.userId });
  }

  async dismissal(member: Member, other: Member): Promise<void> {
    await this.test.database.manager.save(Dismissal, { userId: member.userId, profileUserId: other.userId });
  }

  /** Also what opens only after verification, as if it had been stated while that was so. */
  async wishes({ userId }: Member, wishes: Wishes, hideFromMisfits = false): Promise<void> {
    await this.test.database.transaction(async (manager) => {
      const { visible, version } = await this.get(MemberWishes).forUser(userId, manager);
      await this.get(MemberWishes).put(manager, userId, { wishes, visible, hideFromMisfits, version });
      await this.get(BrowseEntries).refresh(manager, userId);
    });
  }

  /** The other showed interest, is on the member's shortlist saw their contact details, and is named in a notification. */
  async relations(member: Member, other: Member): Promise<void> {
    const { manager } = this.test.database;
    await this.interest(other, member);
    await manager.insert(ShortlistEntry, { userId: member.userId, profileUserId: other.userId });
    await this.look(other, member, 'contact');
    await this.get(NotificationsService).add(manager, member.userId, 'interest-delivered', {}, other.userId);
  }

  async look(viewer: Member, owner: Member, ...what: LedgerWhat[]): Promise<void> {
    const by = { viewerId: viewer.userId };
    await this.get(AccessLedger).note(this.test.database.manager, { ownerId: owner.userId, by, what });
  }

  /** An administrator, signed in through the API. */
  async admin(role: AdminRole = 'owner'): Promise<SignedInAdmin> {
    made += 1;
    const username = `${role}${made}`;
    const account = { username, name: `A ${role}`, role, password: ADMIN_PASSWORD };
    const id = await this.get(AdminsService).create(account);
    const credentials = { username, password: ADMIN_PASSWORD };
    const { body } = await calls(this.test).post('/admin/session', credentials).expect(200);
    const { token } = (body as { data: { token: string } }).data;
    return { id, username, token, ...callsWith(this.test, token) };
  }

  private hash(): Promise<string> {
    this.passwordHash ??= this.get(PasswordsService).hash(PASSWORD, 'test');
    return this.passwordHash;
  }

  private get<T>(type: abstract new (...parts: never[]) => T): T {
    return this.test.app.get(type as never, { strict: false });
  }
}

/** The decision that a verified member rests on (R65), before all figures begin. */
const decidedLongAgo = (userId: number, clock: RunningApi['clock']) => {
  const at = clock.inSeconds(-YEAR_SECONDS);
  return { publicId: publicId(), userId, enteredAt: at, decision: 'pre-approved', decidedAt: at } as const;
};

const memberOf = ({ id, publicId, email, phone }: User): Member => ({ userId: id, id: publicId, email, phone });

function unused(): Pick<RegisterRequest, 'email' | 'phone'> {
  made += 1;
  return { email: `person${made}@example.org`, phone: String(9_200_000_000 + made) };
}
