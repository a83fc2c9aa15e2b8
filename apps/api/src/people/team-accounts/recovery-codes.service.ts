/** Ten single-use codes for an administrator who lost the second factor, stored only as keyed hashes. */
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { keyedDigest } from '../../platform/crypto/digest.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { AdminRecoveryCode } from './admin-recovery-code.entity.js';

const COUNT = 10;
const LENGTH = 10;

@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Replaces all codes with ten new ones, which are shown only now. */
  async renew(manager: EntityManager, adminId: number): Promise<string[]> {
    const fresh = Array.from({ length: COUNT }, () => publicId().slice(0, LENGTH));
    await this.forget(manager, adminId);
    await manager.insert(
      AdminRecoveryCode,
      fresh.map((code) => ({ codeHash: this.hashOf(adminId, code), adminId })),
    );
    return fresh.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }

  async forget(manager: EntityManager, adminId: number): Promise<void> {
    await manager.delete(AdminRecoveryCode, { adminId });
  }

  /** Whether a typed code is a recovery code that was still unused. */
  async take(adminId: number, typed: string): Promise<boolean> {
    const code = typed.toLowerCase().replace(/[^0-9a-z]/g, '');
    const hashes = acceptedSecrets(this.settings.secrets, 'codes').map((secret) => hashUnder(secret, adminId, code));
    const unused = { adminId, codeHash: In(hashes), usedAt: IsNull() };
    const result = await this.database.getRepository(AdminRecoveryCode).update(unused, { usedAt: this.clock.now() });
    return result.affected === 1;
  }

  left(adminId: number): Promise<number> {
    return this.database.getRepository(AdminRecoveryCode).countBy({ adminId, usedAt: IsNull() });
  }

  private hashOf(adminId: number, code: string): Buffer {
    return hashUnder(this.settings.secrets.codes, adminId, code);
  }
}

const hashUnder = (secret: string, adminId: number, code: string): Buffer =>
  keyedDigest(secret, 'admin-recovery', String(adminId), code);
