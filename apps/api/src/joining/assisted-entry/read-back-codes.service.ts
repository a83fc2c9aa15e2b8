/** C14: the code that a candidate on the phone reads back to the team. There is no account yet that could hold it. */
import type { AssistedCodeAnswer, AssistedCodeRequest } from '@kalyanam/shared/team/assisted';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { plainPhone } from '@kalyanam/shared/base/phone';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newCode } from '../../people/codes/codes.policy.js';
import { CodesService } from '../../people/codes/codes.service.js';
import type { SendTarget } from '../../people/codes/send-limits.js';
import { Clock } from '../../platform/time/clock.js';
import { isDigestOf, keyedDigest } from '../../platform/crypto/digest.js';
import { refusedField, AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { EncryptedTokens } from '../sign-in/issuer/encrypted-tokens.service.js';

const PURPOSE = 'assisted';
/** A profile takes longer to enter than a code of an account lives. */
const CODE_SECONDS = 60 * 60;

interface Ticket {
  phone: string;
  language: Language;
  digest: string;
}

@Injectable()
export class ReadBackCodes {
  constructor(
    private readonly codes: CodesService,
    private readonly tokens: EncryptedTokens,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly settings: Settings,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError candidate-sms-not-there, too-many-requests, sms-budget-spent */
  async send({ phone: typed, language }: AssistedCodeRequest): Promise<Answer<AssistedCodeAnswer>> {
    const phone = plainPhone(typed.trim());
    if (!this.codes.reaches(phone)) throw refusedField('candidate-sms-not-there', 'phone');
    const target: SendTarget = { purpose: 'candidate', destination: phone, userId: null, emailVerified: true };
    await this.codes.countSend(target);
    const code = this.settings.fixedCode ?? newCode();
    try {
      await this.database.transaction((manager) =>
        this.outbox.add(manager, {
          ...{
            userId: null,
            counted: 'code-send-number',
            channel: 'sms',
            template: 'assisted-consent',
            destination: phone,
            language,
          },
          ...{ values: { code }, expiresAt: this.clock.inSeconds(CODE_SECONDS) },
        }),
      );
    } catch (error) {
      await this.codes.refundSend(target);
      throw error;
    }
    const ticket: Ticket = { phone, language, digest: this.digest(phone, code).toString('base64url') };
    return { ticket: this.tokens.seal(PURPOSE, ticket, CODE_SECONDS), resendAfter: LIMITS.resendSeconds };
  }

  /** The number that the code proves. @throws AppError code-expired, invalid-otp, too-many-requests */
  async read(sealed: string, code: string): Promise<Omit<Ticket, 'digest'>> {
    const ticket = this.tokens.open(PURPOSE, sealed.trim()) as Ticket | null;
    if (!ticket) throw new AppError('code-expired');
    await this.limits.count('assisted-code', ticket.phone);
    const digest = Buffer.from(ticket.digest, 'base64url');
    const secrets = acceptedSecrets(this.settings.secrets, 'codes');
    if (!isDigestOf(digest, secrets, PURPOSE, ticket.phone, code.trim())) throw new AppError('invalid-otp');
    return { phone: ticket.phone, language: ticket.language };
  }

  private digest(phone: string, code: string): Buffer {
    return keyedDigest(this.settings.secrets.codes, PURPOSE, phone, code);
  }
}
