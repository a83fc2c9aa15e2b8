/**
 * SECURITY "Limits": attempts count per address, per account and network, and per account over all networks (R78).
 * Beyond the last a browser that knows the account still gets on, at a count of its own, and so does a mailed link.
 */
import { Injectable } from '@nestjs/common';
import { normalEmail } from '../accounts/accounts.service.js';
import { AppError } from '../common/errors/app-error.js';
import { fromNetwork } from '../common/http/network.js';
import { Limits } from '../common/limits/limits.service.js';

@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts before the expensive hash. @throws AppError too-many-requests */
  async count(email: string, ip: string): Promise<void> {
    await this.limits.count('sign-in-address', ip);
    await this.limits.count('sign-in-account', fromNetwork(normalEmail(email), ip));
  }

  /** Also before the hash, and the same for an unknown account; waiting may not help, so none is asked for. @throws AppError too-many-guesses */
  async countGuess(email: string, knownBrowser: string | null): Promise<void> {
    const within = await this.limits.tryConsume('sign-in-guesses', guessKey(email, knownBrowser));
    if (!within) throw new AppError('too-many-guesses');
  }

  /** After a correct password: only failures count. */
  async reset(email: string, ip: string, knownBrowser: string | null): Promise<void> {
    await this.limits.refund('sign-in-address', ip);
    await this.limits.reset('sign-in-account', fromNetwork(normalEmail(email), ip));
    await this.limits.refund('sign-in-guesses', guessKey(email, knownBrowser));
  }

  /** After a new password by a mailed link: its owner can sign in anywhere. */
  async forgive(email: string, browser: string): Promise<void> {
    for (const known of [null, browser]) await this.limits.reset('sign-in-guesses', guessKey(email, known));
  }
}

const guessKey = (email: string, knownBrowser: string | null): string =>
  knownBrowser === null ? normalEmail(email) : `${normalEmail(email)} ${knownBrowser}`;
