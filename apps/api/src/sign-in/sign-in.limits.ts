/** SECURITY "Limits": attempts count per address, and per account and network; no one can lock out an account. */
import { Injectable } from '@nestjs/common';
import { normalEmail } from '../accounts/accounts.service.js';
import { fromNetwork } from '../common/http/network.js';
import { Limits } from '../common/limits/limits.service.js';

@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts before the expensive hash. @throws AppError too-many-requests */
  async count(email: string, ip: string): Promise<void> {
    await this.limits.count('sign-in-address', ip);
    await this.limits.count('sign-in-account', accountKey(email, ip));
  }

  /** After a correct password: resets the account's attempts, and refunds this one for the address. */
  async reset(email: string, ip: string): Promise<void> {
    await this.limits.refund('sign-in-address', ip);
    await this.limits.reset('sign-in-account', accountKey(email, ip));
  }
}

const accountKey = (email: string, ip: string): string => fromNetwork(normalEmail(email), ip);
