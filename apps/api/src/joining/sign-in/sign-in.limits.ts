/**
 * SECURITY "Limits": attempts count per address, per account and network, and per account over all networks (R78).
 * A browser that has signed in to the account before has a count of its own instead of the last two, so that no
 * stranger, not even one in the same network, keeps the owner out.
 */
import { Injectable } from '@nestjs/common';
import { normalEmail } from '../../people/accounts/accounts.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { fromNetwork } from '../../platform/http/network.js';
import { Limits } from '../../platform/limits/limits.service.js';

export interface Attempt {
  readonly email: string;
  readonly ip: string;
  /** Id of a browser that knows the account; null for any other. */
  readonly knownBrowser: string | null;
}

@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts before the expensive hash, the same for an unknown account. @throws AppError too-many-requests, too-many-guesses */
  async count(attempt: Attempt): Promise<void> {
    await this.limits.count('sign-in-address', attempt.ip);
    await this.limits.count('sign-in-account', accountKey(attempt));
    if (attempt.knownBrowser !== null) return;
    const within = await this.limits.tryConsume('sign-in-guesses', normalEmail(attempt.email));
    // Waiting may not help, so none is asked for.
    if (!within) throw new AppError('too-many-guesses');
  }

  /** After a correct password: only failures count. */
  async reset(attempt: Attempt): Promise<void> {
    await this.limits.refund('sign-in-address', attempt.ip);
    await this.limits.reset('sign-in-account', accountKey(attempt));
    if (attempt.knownBrowser === null) await this.limits.refund('sign-in-guesses', normalEmail(attempt.email));
  }

  /** After a new password by a mailed link: its owner can sign in, here and anywhere. */
  async forgive(attempt: Attempt): Promise<void> {
    await this.limits.reset('sign-in-account', accountKey(attempt));
    await this.limits.reset('sign-in-guesses', normalEmail(attempt.email));
  }
}

const accountKey = ({ email, ip, knownBrowser }: Attempt): string =>
  knownBrowser === null ? fromNetwork(normalEmail(email), ip) : `${normalEmail(email)} ${knownBrowser}`;
