/** Ways in for an administrator whose second factor is lost: ten, each for one use, kept only as keyed hashes. */
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { keyedDigest } from '../common/crypto/digest.js';
import { publicId } from '../common/crypto/public-id.js';
import { Settings } from '../config/settings.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';

const COUNT = 10;
const LENGTH = 10;

@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly codes: RecoveryCodesRepository,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Ten new ones, shown now and never again; earlier ones no longer work. */
  async renew(manager: EntityManager, adminId: number): Promise<string[]> {
    const fresh = Array.from({ length: COUNT }, () => publicId().slice(0, LENGTH));
    await this.codes.replace(
      manager,
      adminId,
      fresh.map((code) => this.hashOf(adminId, code)),
    );
    return fresh.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }

  forget(manager: EntityManager, adminId: number): Promise<void> {
    return this.codes.replace(manager, adminId, []);
  }

  /** Whether a typed code is a recovery code that was still unused. */
  take(adminId: number, typed: string): Promise<boolean> {
    const code = typed.toLowerCase().replace(/[^0-9a-z]/g, '');
    return this.codes.take(adminId, this.hashOf(adminId, code), this.clock.now());
  }

  left(adminId: number): Promise<number> {
    return this.codes.left(adminId);
  }

  private hashOf(adminId: number, code: string): Buffer {
    return keyedDigest(this.settings.secrets.codes, 'admin-recovery', String(adminId), code);
  }
}
