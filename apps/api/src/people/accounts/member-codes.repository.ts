import { Injectable } from '@nestjs/common';
import { Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { randomInt } from 'node:crypto';
import { MEMBER_CODE_NUMBERS, memberCodeOf } from '@kalyanam/shared/topics/account/member-code';

/** Every member code that was ever given, without whose it is: a code that is over leads to no one else later. */
@Entity('issued_codes')
export class IssuedCode {
  @PrimaryColumn({ type: 'char', length: 8, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  code: string;
}

/** One of nine million, derived from nothing. */
export const randomMemberCode = (): string =>
  memberCodeOf(String(randomInt(MEMBER_CODE_NUMBERS.from, MEMBER_CODE_NUMBERS.to + 1)));

/**
 * With a million codes in use, one attempt in nine hits one of them; a hundred hits in a row mean that something is
 * broken.
 */
const TRIES = 100;

/** The only giver of member codes. */
@Injectable()
export class MemberCodes {
  /** One that no one ever had. */
  async issue(manager: EntityManager): Promise<string> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const code = randomMemberCode();
      const given: { affectedRows: number } = await manager.query('INSERT IGNORE INTO issued_codes (code) VALUES (?)', [
        code,
      ]);
      if (given.affectedRows === 1) return code;
    }
    throw new AppError('busy');
  }
}
