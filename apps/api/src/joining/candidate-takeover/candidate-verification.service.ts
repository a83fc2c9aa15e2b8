/** C14: a candidate shows by a code to their own phone that a profile is about them. R7: asking reveals nothing. */
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { randomBytes } from 'node:crypto';
import type {
  OwnCodeAnswer,
  OwnCodeRequest,
  OwnLinkRequest,
  OwnOpenAnswer,
  OwnOpenRequest,
} from '@kalyanam/shared/contracts/taking-over';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { CodesService } from '../../people/codes/codes.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { networkOf } from '../../platform/http/network.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { CandidateConsent } from '../../people/consents/candidate-consent.entity.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { ProfilePhotos } from '../../profiles/profile/profile-photos.service.js';
import { asShown, strangerOf, visibilityOf, withoutContact } from '../../profiles/profile/profile.policy.js';
import { ProfileSeen } from '../../profiles/profile/profile-seen.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { RELATION_WORDS } from '../verification/relation-words.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { EncryptedTokens } from '../sign-in/issuer/encrypted-tokens.service.js';
import { CodeSending } from '../verification/code-sending.service.js';

const PURPOSE = 'candidate';
const ATTEMPT_BYTES = 24;
const TICKET_SECONDS = 30 * 60;
/** Longer than the work for a number that is known. */
const ANSWER_AFTER_MS = 400;

interface Ticket {
  userId: number;
  phone: string;
}

@Injectable()
export class CandidateVerification {
  constructor(
    private readonly consents: CandidateConsents,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly visibility: ProfileVisibility,
    private readonly seen: ProfileSeen,
    private readonly photos: ProfilePhotos,
    private readonly codes: CodesService,
    private readonly sending: CodeSending,
    private readonly sessions: SessionsService,
    private readonly tokens: EncryptedTokens,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** The same response after the same time, whether or not a profile has this number. */
  async ask({ phone: typed }: OwnCodeRequest, ip: string): Promise<Answer<OwnCodeAnswer>> {
    await this.limits.count('candidate-own-address', ip);
    const attempt = randomBytes(ATTEMPT_BYTES).toString('base64url');
    await Promise.all([this.send(plainPhone(typed.trim()), ip, attempt), this.clock.pause(ANSWER_AFTER_MS)]);
    return {
      message: 'If a profile was made with this number, a code is on its way.',
      resendAfter: LIMITS.resendSeconds,
      attempt,
    };
  }

  /**
   * Whatever is wrong with a code is one answer, after the same time: that one has expired or is locked would tell that
   * it was sent. Guesses at an attempt lock that attempt alone (R60).
   * @throws AppError invalid-otp
   */
  async open(form: OwnOpenRequest, ip: string, language: Language): Promise<Answer<OwnOpenAnswer>> {
    await this.limits.count('candidate-own-address', ip);
    const [answer] = await Promise.all([
      this.opened(form, ip, language).catch(() => null),
      this.clock.pause(ANSWER_AFTER_MS),
    ]);
    if (!answer) throw new AppError('invalid-otp');
    return answer;
  }

  /** The link in the SMS proves the phone as its code does, for longer. @throws AppError candidate-ticket-over */
  async openLink({ link }: OwnLinkRequest, ip: string, language: Language): Promise<Answer<OwnOpenAnswer>> {
    await this.limits.count('candidate-own-address', ip);
    const consent = await this.consents.byLink(link.trim());
    const user = consent && (await this.accounts.byId(consent.userId));
    if (!user) throw new AppError('candidate-ticket-over');
    return this.answer(user, consent, language);
  }

  private async opened(
    { phone: typed, attempt: token, code: digits }: OwnOpenRequest,
    ip: string,
    language: Language,
  ): Promise<Answer<OwnOpenAnswer> | null> {
    const phone = plainPhone(typed.trim());
    const consent = await this.consents.ofCandidate(phone);
    const user = consent && (await this.accounts.byId(consent.userId));
    if (!user) return null;
    const attempt = await this.attemptOf(user, { phone, ip, token: token.trim() });
    const target = { ...targetOf(user, phone), attempt };
    const code = await this.codes.evaluate(target, digits.trim());
    await this.accounts.transaction((manager) => this.codes.consume(manager, code));
    return this.answer(user, consent, language);
  }

  private async answer(user: User, consent: CandidateConsent, language: Language): Promise<Answer<OwnOpenAnswer>> {
    const ticket: Ticket = { userId: user.id, phone: consent.phone };
    return {
      ticket: this.tokens.seal(PURPOSE, ticket, TICKET_SECONDS),
      name: await this.profiles.nameOf(user.id, language),
      relation: consent.relation,
      maker: RELATION_WORDS[language][consent.relation],
      agreed: consent.agreedAt !== null,
      ...(await this.shown(user, language)),
      staysAtDesk: hasOwnAddresses(user, consent),
    };
  }

  /** As verified members will see it once the team has verified it, with all of its photos. */
  private async shown(
    { id: ownerId, publicId, verificationStatus }: User,
    language: Language,
  ): Promise<Pick<OwnOpenAnswer, 'profile' | 'photoVisibility' | 'contactVisibility'>> {
    const found = await this.visibility.requireFound({ userId: ownerId, verificationStatus }, publicId);
    const viewer = { ...strangerOf('verified'), language };
    const owner = { ...asShown(found.owner), verificationStatus: 'verified' as const };
    const may = withoutContact(visibilityOf(viewer, owner), 'until-opened');
    const eyes = { kind: 'candidate', sessionId: publicId } as const;
    const profile = await this.seen.view(viewer, { ownerId, owner, may: { ...may, photos: false } }, eyes);
    const photos = (await this.photos.forViewer(eyes, [ownerId], ownerId)).get(ownerId) ?? [];
    const { photoVisibility, contactVisibility } = found.owner;
    return { profile: { ...profile, verificationStatus, photos }, photoVisibility, contactVisibility };
  }

  /** What a ticket still opens. @throws AppError candidate-ticket-over */
  async holder(ticket: string): Promise<{ user: User; consent: CandidateConsent }> {
    const held = this.tokens.open(PURPOSE, ticket.trim()) as Ticket | null;
    const consent = held && (await this.consents.forUser(held.userId));
    const user = consent && (await this.accounts.byId(consent.userId));
    if (!user || consent.phone !== held.phone || consent.takenOverAt) throw new AppError('candidate-ticket-over');
    return { user, consent };
  }

  private async send(phone: string, ip: string, token: string): Promise<void> {
    const consent = await this.consents.ofCandidate(phone);
    const user = consent && (await this.accounts.byId(consent.userId));
    if (!user) return;
    const target = { ...targetOf(user, phone), attempt: await this.attemptOf(user, { phone, ip, token }) };
    if (!(await this.sending.sendFirst(target, ip))) await this.codes.takeUp(target);
  }

  /**
   * R60: a network is known where a session of the account is open, or the phone that gets the codes was at hand.
   * Requests from other networks never use up the share of these.
   */
  private async attemptOf({ id }: User, { phone, ip, token }: { phone: string; ip: string; token: string }) {
    const network = networkOf(ip);
    const sessions = await this.sessions.list(id);
    const isKnown =
      sessions.some((session) => networkOf(session.ip) === network) ||
      (await this.codes.wasEnteredFrom(phone, network));
    return { token, network, isKnown };
  }
}

const targetOf = ({ id, emailVerifiedAt }: User, destination: string) =>
  ({ userId: id, purpose: 'candidate-own', destination, emailVerified: emailVerifiedAt !== null }) as const;

/** A desk has no hand without a phone that a code has verified, and the candidate's own is theirs. */
export const hasOwnAddresses = (user: User, { phone }: CandidateConsent): boolean =>
  user.phoneVerifiedAt !== null && user.emailVerifiedAt !== null && user.phone !== phone;
