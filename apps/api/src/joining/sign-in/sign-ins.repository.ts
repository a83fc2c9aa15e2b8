import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { removeInBatches } from '../../platform/database/retries.js';
import { SignIn } from './sign-in.entity.js';

@Injectable()
export class SignInsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, signIn: Pick<SignIn, 'userId' | 'ip' | 'at'>): Promise<void> {
    await manager.insert(SignIn, signIn);
  }

  removeBefore(moment: Date): Promise<void> {
    return removeInBatches(this.database, 'DELETE FROM sign_ins WHERE at < ? ORDER BY at', moment);
  }
}
