import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { User } from '../../../people/accounts/user.entity.js';
import { Admin } from '../../../people/team-accounts/admin.entity.js';

@Injectable()
export class AuditNamesRepository {
  constructor(private readonly database: DataSource) {}

  /** Email addresses by public id; erased accounts are not in the map. */
  async emails(publicIds: readonly string[]): Promise<Map<string, string>> {
    if (publicIds.length === 0) return new Map();
    const users = await this.database.getRepository(User).find({
      select: { id: true, publicId: true, email: true },
      where: { publicId: In([...publicIds]) },
    });
    return new Map(users.map(({ publicId, email }) => [publicId, email]));
  }

  async memberNames(publicIds: readonly string[]): Promise<Map<string, string>> {
    if (publicIds.length === 0) return new Map();
    const rows = await this.database.query<{ publicId: string; name: string }[]>(
      `SELECT u.public_id AS publicId, p.name FROM users u JOIN profiles p ON p.user_id = u.id
       WHERE u.public_id IN (?)`,
      [publicIds],
    );
    return new Map(rows.map(({ publicId, name }) => [publicId, name]));
  }

  async adminNames(publicIds: readonly string[]): Promise<Map<string, string>> {
    if (publicIds.length === 0) return new Map();
    const admins = await this.database.getRepository(Admin).find({
      select: { id: true, publicId: true, name: true },
      where: { publicId: In([...publicIds]) },
    });
    return new Map(admins.map(({ publicId, name }) => [publicId, name]));
  }

  async memberIdOf(called: { email: string } | { memberCode: string }): Promise<string | null> {
    const user = await this.database
      .getRepository(User)
      .findOne({ select: { id: true, publicId: true }, where: called });
    return user?.publicId ?? null;
  }

  /** Several may have the same name. */
  async adminIdsOf(username: string, name: string): Promise<string[]> {
    const admins = await this.database
      .getRepository(Admin)
      .find({ select: { id: true, publicId: true }, where: [{ username }, { name }] });
    return admins.map(({ publicId }) => publicId);
  }
}
