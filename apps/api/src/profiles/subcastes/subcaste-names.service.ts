import type { SubcasteName } from '@kalyanam/shared/contracts/gothras';
import { en } from '@kalyanam/shared/base/domain/subcastes.en';
import { te } from '@kalyanam/shared/base/domain/subcastes.te';
import { SUBCASTE_SPELLINGS } from '@kalyanam/shared/base/domain/subcaste-spellings';
import { SUBCASTES } from '@kalyanam/shared/base/domain/subcastes';
import { Injectable } from '@nestjs/common';
import { lettersApart } from '../../platform/text-keys/spaced-out-words.js';
import { subcasteKey } from '../../platform/text-keys/subcaste-key.js';
import { SubcastesRepository } from './subcastes.repository.js';

interface Known extends SubcasteName {
  readonly keys: readonly string[];
}

const PUBLISHED: readonly Known[] = SUBCASTES.map((id) => ({
  ...{ id, en: en[id], te: te[id] },
  keys: SUBCASTE_SPELLINGS[id].map(subcasteKey),
}));

/** The list of subcastes as it is now: the published one, and what the team has added. */
@Injectable()
export class SubcasteNames {
  constructor(private readonly subcastes: SubcastesRepository) {}

  added(): Promise<SubcasteName[]> {
    return this.subcastes.added();
  }

  async all(): Promise<SubcasteName[]> {
    return (await this.known()).map(nameOf);
  }

  /** Whether each of these ids is in the list now. */
  async areThere(ids: readonly string[]): Promise<boolean> {
    const later = ids.filter((id) => !(SUBCASTES as readonly string[]).includes(id));
    if (later.length === 0) return true;
    const added = new Set((await this.added()).map(({ id }) => id));
    return later.every((id) => added.has(id));
  }

  /** The ones whose spellings are fewest letters away, for a person to choose from. */
  async nearest(text: string, count: number): Promise<SubcasteName[]> {
    const key = subcasteKey(text);
    return (await this.known())
      .map((known) => ({ known, far: Math.min(...known.keys.map((one) => lettersApart(key, one))) }))
      .sort((one, other) => one.far - other.far)
      .slice(0, count)
      .map(({ known }) => nameOf(known));
  }

  private async known(): Promise<readonly Known[]> {
    const added = await this.subcastes.added();
    return [...PUBLISHED, ...added.map((name) => ({ ...name, keys: [name.en, name.te].map(subcasteKey) }))];
  }
}

const nameOf = ({ id, en: english, te: telugu }: Known): SubcasteName => ({ id, en: english, te: telugu });
