import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { SignIn } from './sign-in.entity.js';

@Injectable()
export class SignInsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, signIn: Pick<SignIn, 'userId' | 'ip' | 'at'>): Promise<void> {
    await manager.insert(SignIn, signIn);
  }

  async removeBefore(moment: Date): Promise<void> {
    await this.database.getRepository(SignIn).delete({ at: LessThan(moment) });
  }
}
