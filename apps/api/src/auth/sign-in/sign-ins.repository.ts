import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SignIn } from './sign-in.entity.js';

@Injectable()
export class SignInsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, signIn: Pick<SignIn, 'userId' | 'ip' | 'at'>): Promise<void> {
    await manager.insert(SignIn, signIn);
  }

  of(userId: number): Promise<SignIn[]> {
    return this.database.getRepository(SignIn).find({ where: { userId }, order: { at: 'ASC' } });
  }
}
