import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AdminRecoveryCode } from './admin-recovery-code.entity.js';

@Injectable()
export class RecoveryCodesRepository {
  constructor(private readonly database: DataSource) {}

  /** New ones in place of the old. */
  async replace(manager: EntityManager, adminId: number, hashes: readonly Buffer[]): Promise<void> {
    await manager.delete(AdminRecoveryCode, { adminId });
    if (hashes.length > 0)
      await manager.insert(
        AdminRecoveryCode,
        hashes.map((codeHash) => ({ codeHash, adminId })),
      );
  }

  /** Uses a code up. Returns whether it was there to be used. */
  async take(adminId: number, codeHash: Buffer, usedAt: Date): Promise<boolean> {
    const codes = this.database.getRepository(AdminRecoveryCode);
    const result = await codes.update({ adminId, codeHash, usedAt: IsNull() }, { usedAt });
    return result.affected === 1;
  }

  left(adminId: number): Promise<number> {
    return this.database.getRepository(AdminRecoveryCode).countBy({ adminId, usedAt: IsNull() });
  }
}
