/**
 * Hints that a member has been here before: the same identity number (erased numbers and suspended members
 * included), or the same name and date of birth. Email and verified phone are unique anyway; deleted accounts leave nothing.
 */
import type { DuplicateClue, DuplicateHint } from '@kalyanam/shared/admin/contracts';
import { Injectable } from '@nestjs/common';
import { IdentityService } from '../../identity/identity.service.js';
import { DuplicatesRepository, type OtherMember } from './duplicates.repository.js';

interface Match {
  userId: number;
  otherId: number;
  clue: DuplicateClue;
}

@Injectable()
export class Duplicates {
  constructor(
    private readonly duplicates: DuplicatesRepository,
    private readonly identity: IdentityService,
  ) {}

  /** By member; as many queries for many members as for one. */
  async forUsers(userIds: readonly number[]): Promise<Map<number, DuplicateHint[]>> {
    if (userIds.length === 0) return new Map();
    const [numbers, names] = await Promise.all([
      this.identity.sameNumbers(userIds),
      this.duplicates.namesakes(userIds),
    ]);
    const matches: Match[] = [
      ...numbers.map(({ userId, otherId, kind }) => ({ userId, otherId, clue: kind })),
      ...names.map(({ userId, otherId }) => ({ userId, otherId, clue: 'name-dob' as const })),
    ];
    const others = [...new Set(matches.map(({ otherId }) => otherId))];
    const members = others.length === 0 ? [] : await this.duplicates.members(others);
    const byId = new Map(members.map((member) => [member.id, member]));
    return new Map(userIds.map((userId) => [userId, hintsOf(matches, userId, byId)]));
  }
}

function hintsOf(
  matches: readonly Match[],
  userId: number,
  members: ReadonlyMap<number, OtherMember>,
): DuplicateHint[] {
  const clues = new Map<number, DuplicateClue[]>();
  for (const match of matches)
    if (match.userId === userId) clues.set(match.otherId, [...(clues.get(match.otherId) ?? []), match.clue]);
  return [...clues].flatMap(([otherId, found]) => {
    const member = members.get(otherId);
    return member ? [hintOf(member, found)] : [];
  });
}

const hintOf = (member: OtherMember, clues: DuplicateClue[]): DuplicateHint => ({
  userId: member.publicId,
  name: member.name,
  clues,
  verificationStatus: member.verificationStatus,
  accountStatus: member.accountStatus,
  registeredAt: member.registeredAt.toISOString(),
});
