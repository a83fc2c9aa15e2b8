import commonPasswords from 'fxa-common-password-list';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';
import { fieldError } from '../../platform/errors/app-error.js';
import { FairSlots } from '../../platform/jobs/work-slots.js';

type Parameters = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** Argon2id is the package's default algorithm. */
const PARAMETERS: Readonly<Parameters> = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const SLOTS = Math.min(availableParallelism(), 4);
/** Serves fifty concurrent sign-ins: with two slots at about 50 ms per password, the last one waits for 2 s. */
const QUEUE = 64;

/** Hashes and checks passwords, of members and administrators alike, a few at a time. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  /** Cheaper in tests of the API. */
  protected readonly parameters = PARAMETERS;
  private readonly slots = new FairSlots(SLOTS, QUEUE);
  private decoy: Promise<string> | undefined;

  /** The first unknown account must not take longer than the next. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  /** @throws AppError invalid-form on the field for a password known from leaks */
  assertNotLeaked(password: string, field = 'password'): void {
    if (isLeaked(password)) throw fieldError(field, MESSAGES.passwordLeaked);
  }

  /** @param by the network address or account that asks; they take turns. @throws AppError busy */
  hash(password: string, by: string): Promise<string> {
    return this.slots.run(by, () => hash(password, this.parameters));
  }

  /**
   * Whether the password matches. Without a hash (no such account) it returns false and takes as long.
   * @throws AppError busy
   */
  async verify(passwordHash: string | null, password: string, by: string): Promise<boolean> {
    const against = passwordHash ?? (await this.decoyHash());
    const fits = await this.slots.run(by, () => verify(against, password));
    return passwordHash !== null && fits;
  }

  /** Whether a password that matched a hash also matches the stored one, which is usually still the same. */
  async stillFits(password: string, fitted: string, kept: string, by: string): Promise<boolean> {
    return kept === fitted || this.verify(kept, password, by);
  }

  /** Whether the hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return (
      memoryCost !== this.parameters.memoryCost ||
      timeCost !== this.parameters.timeCost ||
      parallelism !== this.parameters.parallelism
    );
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(24), this.parameters);
    return this.decoy;
  }
}

/**
 * A password that follows the rule of section 5 but is known from leaks is refused. The list is in lower case: a
 * capital letter alone does not make a known password a new one.
 */
export const isLeaked = (password: string): boolean => commonPasswords.test(password.toLowerCase());
