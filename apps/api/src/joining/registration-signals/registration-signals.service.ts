import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { keyedDigest, sameBytes } from '../../platform/crypto/digest.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Settings } from '../../platform/config/settings.js';
import { placePrints, printsUnder } from './prints.js';
import { RegistrationSignal } from './registration-signal.entity.js';

const MARK = /^(\d{10,12})\.([\w-]{43})$/;
/** A form that was open for longer says nothing about speed. */
const MOST_SECONDS = 86_400;

/** The only writer of `registration_signals`. Methods that take a manager join its transaction. */
@Injectable()
export class RegistrationSignals {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The moment, signed: a form carries it from its first step to its submission, and nothing is kept here. */
  mark(): string {
    const seconds = String(Math.floor(this.clock.now().getTime() / 1000));
    return `${seconds}.${this.signed(seconds).toString('base64url')}`;
  }

  async registered(
    manager: EntityManager,
    userId: number,
    { formMark, ...client }: Pick<ClientInfo, 'ip' | 'userAgent'> & { formMark: string | undefined },
  ): Promise<void> {
    await manager.insert(RegistrationSignal, {
      userId,
      ...placePrints(printsUnder(this.settings.secrets.fingerprints), client),
      formSeconds: this.secondsSince(formMark),
      registeredAt: this.clock.now(),
    });
  }

  isKnown(manager: EntityManager, userId: number): Promise<boolean> {
    return manager.existsBy(RegistrationSignal, { userId });
  }

  async phoneChanged(manager: EntityManager, userId: number): Promise<void> {
    await manager.upsert(RegistrationSignal, { userId, phoneChangedAt: this.clock.now() }, ['userId']);
  }

  /** Null for any mark we did not make: the form is taken all the same. */
  private secondsSince(mark: string | undefined): number | null {
    const [, seconds = '', signature = ''] = MARK.exec(mark ?? '') ?? [];
    if (!sameBytes(Buffer.from(signature, 'base64url'), this.signed(seconds))) return null;
    const passed = Math.floor(this.clock.now().getTime() / 1000) - Number(seconds);
    return passed >= 0 && passed <= MOST_SECONDS ? passed : null;
  }

  private signed(seconds: string): Buffer {
    return keyedDigest(this.settings.secrets.fingerprints, 'form-mark', seconds);
  }
}
