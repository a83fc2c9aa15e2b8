import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { randomMemberCode } from './member-code.js';

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
