/** C14: a candidate shows by a code to their own phone that a profile is about them. R7: asking reveals nothing. */
import type { Language } from '@kalyanam/shared/vocabulary/status';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  OwnCodeAnswer,
  OwnCodeRequest,
  OwnOpenAnswer,
  OwnOpenRequest,
} from '@kalyanam/shared/contracts/taking-over';
import { LIMITS } from '@kalyanam/shared/limits';
import { plainPhone } from '@kalyanam/shared/phone';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import type { User } from '../accounts/user.entity.js';
import { CodesService } from '../codes/codes.service.js';
import { AppError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { Limits } from '../common/limits/limits.service.js';
import type { CandidateConsent } from '../consents/candidate-consent.entity.js';
import { CandidateConsents } from '../consents/candidate-consents.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { EncryptedTokens } from '../sign-in/issuer/encrypted-tokens.service.js';
import { CodeSending } from '../verification/code-sending.service.js';

const PURPOSE = 'candidate';
const TICKET_SECONDS = 30 * 60;
/** Longer than the work for a number that is known. */
const ANSWER_AFTER_MS = 400;

interface Ticket {
  userId: number;
  phone: string;
}

@Injectable()
export class CandidateProofs {
  constructor(
    private readonly consents: CandidateConsents,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly codes: CodesService,
    private readonly sending: CodeSending,
    private readonly tokens: EncryptedTokens,
    private readonly limits: Limits,
  ) {}

  /** The same response after the same time, whether or not a profile has this number. */
  async ask({ phone: typed }: OwnCodeRequest, ip: string): Promise<Answer<OwnCodeAnswer>> {
    await this.limits.count('candidate-own-address', ip);
    await Promise.all([this.send(plainPhone(typed.trim()), ip), pause(ANSWER_AFTER_MS)]);
    return {
      message: 'If a profile was made with this number, a code is on its way.',
      resendAfter: LIMITS.resendSeconds,
    };
  }

  /**
   * Whatever is wrong with a code is one answer: that one has expired or is locked would tell that it was sent.
   * @throws AppError invalid-otp
   */
  async open(
    { phone: typed, code: digits }: OwnOpenRequest,
    ip: string,
    language: Language,
  ): Promise<Answer<OwnOpenAnswer>> {
    await this.limits.count('candidate-own-address', ip);
    const phone = plainPhone(typed.trim());
    const consent = await this.consents.agreedBy(phone);
    const user = consent && (await this.accounts.byId(consent.userId));
    if (!user) throw new AppError('invalid-otp');
    const code = await this.codes.evaluate(targetOf(user, phone), digits.trim()).catch(() => null);
    if (!code) throw new AppError('invalid-otp');
    await this.accounts.transaction((manager) => this.codes.consume(manager, code));
    const ticket: Ticket = { userId: user.id, phone };
    return {
      ticket: this.tokens.seal(PURPOSE, ticket, TICKET_SECONDS),
      name: await this.profiles.nameOf(user.id, language),
      relation: consent.relation,
      staysAtDesk: hasOwnAddresses(user, consent),
    };
  }

  /** What a ticket still opens. @throws AppError candidate-ticket-over */
  async holder(ticket: string): Promise<{ user: User; consent: CandidateConsent }> {
    const held = this.tokens.open(PURPOSE, ticket.trim()) as Ticket | null;
    const consent = held && (await this.consents.agreedBy(held.phone));
    const user = consent && (await this.accounts.byId(consent.userId));
    if (!user || user.id !== held.userId) throw new AppError('candidate-ticket-over');
    return { user, consent };
  }

  private async send(phone: string, ip: string): Promise<void> {
    const consent = await this.consents.agreedBy(phone);
    const user = consent && (await this.accounts.byId(consent.userId));
    if (user) await this.sending.sendFirst(targetOf(user, phone), ip);
  }
}

const targetOf = ({ id, emailVerifiedAt }: User, destination: string) =>
  ({ userId: id, purpose: 'candidate-own', destination, emailVerified: emailVerifiedAt !== null }) as const;

/** A desk has no hand without a phone that a code has verified, and the candidate's own is theirs. */
export const hasOwnAddresses = (user: User, { phone }: CandidateConsent): boolean =>
  user.phoneVerifiedAt !== null && user.emailVerifiedAt !== null && user.phone !== phone;
