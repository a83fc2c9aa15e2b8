/** One search over members and open reports, for the team's palette. */
import type { TeamSearchAnswer } from '@kalyanam/shared/team/search';
import { Injectable } from '@nestjs/common';
import type { Answer } from '../../../platform/http/answer.js';
import { UserListRepository } from '../user-list.repository.js';
import { TeamSearchRepository } from './team-search.repository.js';

@Injectable()
export class TeamSearch {
  constructor(
    private readonly search: TeamSearchRepository,
    private readonly users: UserListRepository,
  ) {}

  async find(typed: string): Promise<Answer<TeamSearchAnswer>> {
    if (typed === '') return { people: [], reports: [] };
    const [ids, reports] = await Promise.all([this.search.members(typed), this.search.openReports(typed)]);
    const rows = ids.length === 0 ? [] : await this.users.rows(ids);
    return {
      people: rows.map(({ publicId: userId, memberCode, name, email, phone, verificationStatus, accountStatus }) => ({
        userId,
        memberCode,
        name,
        email,
        phone,
        verificationStatus,
        accountStatus,
      })),
      reports: reports.map(({ publicId: id, userId, name, reason, createdAt }) => ({
        id,
        reported: { userId, name },
        reason,
        createdAt: createdAt.toISOString(),
      })),
    };
  }
}
