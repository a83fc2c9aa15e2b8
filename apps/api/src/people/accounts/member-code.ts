import { randomInt } from 'node:crypto';
import { MEMBER_CODE_NUMBERS, memberCodeOf } from '@kalyanam/shared/member-code';

/** One of nine million, derived from nothing. */
export const randomMemberCode = (): string =>
  memberCodeOf(String(randomInt(MEMBER_CODE_NUMBERS.from, MEMBER_CODE_NUMBERS.to + 1)));
