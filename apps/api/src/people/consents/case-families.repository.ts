import type { CaseFamily } from '@kalyanam/shared/team/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CandidateConsent } from './candidate-consent.entity.js';

type Seat = CaseFamily['desk'][number] & { userId: number };

/** R45, C14: whether the candidate agreed to a profile made by someone else, and the members of their desk. */
@Injectable()
export class CaseFamilies {
  constructor(private readonly database: DataSource) {}

  async ofUsers(ids: readonly number[]): Promise<ReadonlyMap<number, CaseFamily>> {
    if (ids.length === 0) return new Map();
    const [consents, seats] = await Promise.all([
      this.database.createQueryBuilder(CandidateConsent, 'c').where('c.userId IN (:...ids)', { ids }).getMany(),
      this.database.query<Seat[]>(
        `SELECT profile_user_id AS userId, relation, role FROM desk_members
         WHERE profile_user_id IN (?) AND live = 1 AND accepted_at IS NOT NULL ORDER BY id`,
        [ids],
      ),
    ]);
    const agreed = new Map(consents.map(({ userId, method }) => [userId, method]));
    return new Map(
      ids.map((id) => {
        const desk = seats.filter(({ userId }) => userId === id).map(({ relation, role }) => ({ relation, role }));
        return [id, { agreed: agreed.get(id) ?? null, desk }];
      }),
    );
  }
}
