/** R8, R10, R11: members verify their email and phone with a code, or their email with the mailed link. */
import type {
  CandidateCodeRequest,
  CandidateConsentRequest,
  CodesAnswer,
  ResendAnswer,
  ResendOtpRequest,
  VerifyAnswer,
  VerifyEmailRequest,
  VerifyPhoneRequest,
} from '@kalyanam/shared/contracts/auth';
import { DESK_MESSAGES } from '@kalyanam/shared/topics/family/desk';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AccessTokens } from '../../people/sessions/access-tokens.js';
import { SessionUsers } from '../sign-in/session-users.service.js';
import type { CandidateConsent } from '../../people/consents/candidate-consent.entity.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { AppError, fieldError, refusedField } from '../../platform/errors/app-error.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import type { Answer } from '../../platform/http/answer.js';
import { RELATION_WORDS } from './relation-words.js';
import { VerificationService } from './verification.service.js';
import { CodeSending, isConfirmed, targetOf, type ConfirmedPurpose } from './code-sending.service.js';
import { CodesService, type CodeTarget } from '../../people/codes/codes.service.js';
import type { VerificationCode } from '../../people/codes/verification-code.entity.js';

@Injectable()
export class VerificationCodes {
  constructor(
    private readonly accounts: AccountsService,
    private readonly codes: CodesService,
    private readonly sending: CodeSending,
    private readonly candidates: CandidateConsents,
    private readonly verification: VerificationService,
    private readonly users: SessionUsers,
    private readonly files: StoredFiles,
    private readonly tokens: AccessTokens,
    private readonly database: DataSource,
  ) {}

  /** @throws AppError invalid-otp, code-expired, code-locked; email-verification-failed for a link */
  async verifyEmail(caller: MemberPrincipal, { token }: VerifyEmailRequest, ip: string): Promise<Answer<VerifyAnswer>> {
    const given = token.trim();
    const before = await this.account(caller);
    const answer = await this.confirm(caller, 'email', (target) =>
      /^\d+$/.test(given) ? this.codes.evaluate(target, given) : this.codes.ofLink(target, given),
    );
    if (!isConfirmed(before, 'email')) await this.sendFirstSms(caller.userId, ip);
    return answer;
  }

  /**
   * @throws AppError forbidden (R6), invalid-otp, code-expired, code-locked; phone-taken when another was first (R59)
   */
  async verifyPhone(caller: MemberPrincipal, { userId, code }: VerifyPhoneRequest): Promise<Answer<VerifyAnswer>> {
    requireSelf(caller, userId);
    return this.confirm(caller, 'phone', (target) => this.codes.evaluate(target, code.trim()));
  }

  /**
   * @throws AppError forbidden (R6), nothing-to-verify (R103), phone-taken, sms-not-there (R52), otp-send-failed within
   * the cooldown, too-many-requests
   */
  async resend(caller: MemberPrincipal, form: ResendOtpRequest, ip: string): Promise<Answer<ResendAnswer>> {
    requireSelf(caller, form.userId);
    const user = await this.account(caller);
    const purpose = given(form.channel) ?? 'phone';
    if (isConfirmed(user, purpose)) throw new AppError('nothing-to-verify');
    if (purpose === 'phone' && (await this.accounts.isPhoneTaken(user.phone)))
      throw refusedField('phone-taken', 'phone');
    return { message: 'OTP sent successfully', resendAfter: await this.sending.resend(targetOf(user, purpose), ip) };
  }

  /**
   * R45: asks the candidate for their consent, at a number that is corrected first where another one is given.
   * @throws AppError changed-meanwhile once they agreed, email-first (R60), candidate-sms-not-there (R52),
   * invalid-form for the account's own number, otp-send-failed within the cooldown, too-many-requests
   */
  async askCandidate(
    caller: MemberPrincipal,
    { phone: typed }: CandidateCodeRequest,
    ip: string,
  ): Promise<Answer<ResendAnswer>> {
    const user = await this.account(caller);
    const consent = await this.candidates.waiting(user.id);
    if (!consent) throw new AppError('changed-meanwhile');
    if (!user.emailVerifiedAt) throw new AppError('email-first');
    const phone = given(typed) === undefined ? consent.phone : plainPhone(String(typed).trim());
    requireOther(user, phone);
    if (!this.codes.reaches(phone)) throw refusedField('candidate-sms-not-there', 'phone');
    const link = await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, user.id);
      return this.candidates.link(manager, { userId: user.id, phone });
    });
    const target = candidateTarget(user, { ...consent, phone });
    const resendAfter = await this.sending.resend({ ...target, values: { ...target.values, link } }, ip);
    return { message: 'OTP sent successfully', resendAfter };
  }

  /** R45: the code that the candidate told. @throws AppError invalid-otp, code-expired, code-locked, candidate-taken */
  async candidateAgrees(caller: MemberPrincipal, { code }: CandidateConsentRequest): Promise<Answer<VerifyAnswer>> {
    const user = await this.account(caller);
    const consent = await this.candidates.waiting(user.id);
    if (!consent) return { user: await this.users.forUser(user.id, caller.language) };
    requireOther(user, consent.phone);
    return this.use(caller, user, await this.codes.evaluate(candidateTarget(user, consent), code.trim()));
  }

  /** What /verify offers: a countdown where a code is on its way, a first code where none is. */
  async waiting(caller: MemberPrincipal): Promise<Answer<CodesAnswer>> {
    const user = await this.account(caller);
    const after = (purpose: ConfirmedPurpose) => this.codes.waitAfter(targetOf(user, purpose));
    const needsFamilyPhone = user.phoneVerifiedAt === null && !this.codes.reaches(user.phone);
    return {
      email: await after('email'),
      phone: await after('phone'),
      needsFamilyPhone,
      familyPhone: needsFamilyPhone ? await this.familyPhone(user) : null,
      candidate: await this.candidate(user),
    };
  }

  private async candidate(user: User): Promise<CodesAnswer['candidate']> {
    const consent = await this.candidates.waiting(user.id);
    return (
      consent && {
        phone: consent.phone,
        resendAfter: await this.codes.waitAfter(candidateTarget(user, consent)),
        ...(consent.wants !== null && { wants: consent.wants }),
      }
    );
  }

  private async familyPhone(user: User): Promise<CodesAnswer['familyPhone']> {
    const phone = await this.codes.waitingAt(user.id, 'new-phone');
    if (phone === null) return null;
    const target = { userId: user.id, purpose: 'new-phone', destination: phone } as const;
    return { phone, resendAfter: (await this.codes.waitAfter(target)) ?? 0 };
  }

  private async confirm(
    caller: MemberPrincipal,
    purpose: ConfirmedPurpose,
    evaluated: (target: CodeTarget) => Promise<VerificationCode>,
  ): Promise<Answer<VerifyAnswer>> {
    const user = await this.account(caller);
    if (isConfirmed(user, purpose)) return { user: await this.users.forUser(user.id, caller.language) };
    return this.use(caller, user, await evaluated(targetOf(user, purpose)));
  }

  /** Uses the code up, for what it verifies. */
  private async use(caller: MemberPrincipal, user: User, code: VerificationCode): Promise<Answer<VerifyAnswer>> {
    const status = await this.database.transaction((manager) => this.accept(manager, user, code));
    await this.files.removeAbandoned();
    return {
      user: await this.users.forUser(user.id, caller.language),
      ...(status !== user.verificationStatus &&
        caller.sessionId !== null && { token: this.tokens.forMember(caller.publicId, caller.sessionId) }),
    };
  }

  private async sendFirstSms(userId: number, ip: string): Promise<void> {
    const user = await this.accounts.byId(userId);
    if (!user || user.phoneVerifiedAt || (await this.accounts.isPhoneTaken(user.phone))) return;
    await this.sending.sendFirst(targetOf(user, 'phone'), ip);
  }

  private async accept(manager: EntityManager, { id }: User, code: VerificationCode) {
    await this.accounts.lock(manager, id);
    await this.codes.consume(manager, code);
    if (code.purpose === 'candidate')
      await this.candidates.agree(manager, { userId: id, phone: code.destination, method: 'sms' });
    else if (code.purpose === 'email') await this.accounts.markEmailVerified(manager, id);
    else await this.accounts.markPhoneVerified(manager, id);
    return this.verification.confirmed(manager, id);
  }

  private async account({ userId }: MemberPrincipal): Promise<User> {
    const user = await this.accounts.byId(userId);
    if (!user) throw new AppError('session-ended');
    return user;
  }
}

const candidateTarget = (user: User, { phone, relation }: Pick<CandidateConsent, 'phone' | 'relation'>) =>
  ({
    userId: user.id,
    purpose: 'candidate',
    destination: phone,
    emailVerified: user.emailVerifiedAt !== null,
    values: { relation: RELATION_WORDS[user.language][relation] },
  }) as const;

/** R45: the maker of a profile cannot agree to it with their own phone. */
export function requireOther({ phone, phoneAbroad }: User, candidatePhone: string): void {
  if (candidatePhone === phone || candidatePhone === phoneAbroad)
    throw fieldError('phone', DESK_MESSAGES.candidatesOwn);
}

/** R6: members can use only their own codes. */
function requireSelf(caller: MemberPrincipal, userId: string): void {
  if (userId !== caller.publicId) throw new AppError('forbidden');
}
