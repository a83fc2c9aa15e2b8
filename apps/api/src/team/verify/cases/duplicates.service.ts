/**
 * Hints that a member has been here before: an identity number, a photo or a picture of a document that another account
 * gave (erased ones, suspended members and the prints of deleted accounts included), or the same name and date of birth.
 */
import { DUPLICATE_CLUES, isNumberClue, isPictureClue, type DuplicateClue } from '@kalyanam/shared/team/contracts';
import type { Acknowledgement } from '@kalyanam/shared/team/case-queue';
import { Injectable } from '@nestjs/common';
import { DuplicatesRepository, type OtherPerson } from './duplicates.repository.js';

export interface Duplicate {
  person: OtherPerson;
  clues: DuplicateClue[];
}

const ORDER = DUPLICATE_CLUES.map(({ value }) => value);
const inOrder = (clues: Iterable<DuplicateClue>): DuplicateClue[] =>
  [...new Set(clues)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

function cluesBy<T extends { clue: DuplicateClue }>(
  rows: readonly T[],
  accountOf: (row: T) => number,
): Map<number, DuplicateClue[]> {
  const found = new Map<number, DuplicateClue[]>();
  for (const row of rows) found.set(accountOf(row), inOrder([...(found.get(accountOf(row)) ?? []), row.clue]));
  return found;
}

@Injectable()
export class Duplicates {
  constructor(private readonly duplicates: DuplicatesRepository) {}

  /** By member, without those who have nothing in common with others; one query for many members as for one. */
  async cluesOf(userIds: readonly number[]): Promise<Map<number, DuplicateClue[]>> {
    if (userIds.length === 0) return new Map();
    return cluesBy(await this.duplicates.clues(userIds), ({ userId }) => userId);
  }

  /** What an approval asks about once more. */
  async doubts(userId: number): Promise<Acknowledgement[]> {
    const clues = (await this.cluesOf([userId])).get(userId) ?? [];
    return [
      ...(clues.some(isNumberClue) ? (['duplicate-number'] as const) : []),
      ...(clues.some(isPictureClue) ? (['duplicate-picture'] as const) : []),
    ];
  }

  /** The strongest clues first; `gone`: what only deleted accounts have in common with the member. */
  async forUser(userId: number): Promise<{ found: Duplicate[]; gone: DuplicateClue[] }> {
    const alike = cluesBy(await this.duplicates.alike(userId), ({ otherId }) => otherId);
    const people = await this.duplicates.people([...alike.keys()]);
    const known = new Set(people.map(({ id }) => id));
    const found = people.map((person) => ({ person, clues: alike.get(person.id) ?? [] }));
    const strength = ({ clues: [first = 'name-dob'] }: Duplicate) => ORDER.indexOf(first);
    const gone = [...alike].flatMap(([otherId, clues]) => (known.has(otherId) ? [] : clues));
    return {
      found: found.sort((a, b) => strength(a) - strength(b) || a.person.id - b.person.id),
      gone: inOrder(gone),
    };
  }
}
