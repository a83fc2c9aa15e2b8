import type { GothraName } from '@kalyanam/shared/base/vocabulary/gothras';
import { gothraKey, gothraSkeleton } from '@kalyanam/shared/topics/gothras/gothra-key';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { lettersOf } from '@kalyanam/shared/topics/speech/letters';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import { lettersApart } from '../../platform/text-keys/spaced-out-words.js';
import { GothrasRepository } from './gothras.repository.js';

const KEPT_MS = 60_000;
/** Fewer consonants than this are in too many names. */
const SHORTEST_SKELETON = 3;

interface Spelling {
  readonly letters: string;
  readonly key: string;
  readonly skeleton: string;
}

interface Known extends GothraName {
  readonly spellings: readonly Spelling[];
}

/** Suggests gothras of the list for what is being typed; it never decides. */
@Injectable()
export class GothraNames {
  private known: { readonly list: readonly Known[]; readonly until: number } | null = null;

  constructor(
    private readonly gothras: GothrasRepository,
    private readonly clock: Clock,
  ) {}

  /** The nearest first; with nothing typed, the beginning of the list. */
  async suggest(typed: string): Promise<GothraName[]> {
    const list = await this.list();
    const asked = spellingOf(typed);
    const found = asked.letters
      ? list
          .map((gothra) => ({ gothra, rank: Math.min(...gothra.spellings.map((spelling) => rankOf(asked, spelling))) }))
          .filter(({ rank }) => rank < Infinity)
          .sort((one, other) => one.rank - other.rank)
          .map(({ gothra }) => gothra)
      : list;
    return found.slice(0, GOTHRA_LIMITS.suggestions).map(({ id, en, te }) => ({ id, en, te }));
  }

  /** The gothras whose spellings are fewest letters away, for a person to choose from. */
  async nearest(text: string, count: number): Promise<GothraName[]> {
    const key = gothraKey(text);
    const list = await this.list();
    return list
      .map((gothra) => ({ gothra, far: Math.min(...gothra.spellings.map((one) => lettersApart(key, one.key))) }))
      .sort((one, other) => one.far - other.far)
      .slice(0, count)
      .map(({ gothra: { id, en, te } }) => ({ id, en, te }));
  }

  /** Asks for the list again, after the team has changed it. */
  forget(): void {
    this.known = null;
  }

  private async list(): Promise<readonly Known[]> {
    const now = this.clock.now().getTime();
    if (this.known && this.known.until > now) return this.known.list;
    const bySlug = new Map<string, GothraName & { spellings: Spelling[] }>();
    for (const { slug, en, te, alias } of await this.gothras.spellings()) {
      const gothra = bySlug.get(slug) ?? { id: slug, en, te, spellings: [spellingOf(en), spellingOf(te)] };
      gothra.spellings.push(spellingOf(alias));
      bySlug.set(slug, gothra);
    }
    this.known = { list: [...bySlug.values()], until: now + KEPT_MS };
    return this.known.list;
  }
}

const spellingOf = (text: string): Spelling => ({
  letters: lettersOf(text),
  key: gothraKey(text),
  skeleton: gothraSkeleton(text),
});

function rankOf(asked: Spelling, { letters, key, skeleton }: Spelling): number {
  if (letters === asked.letters) return 0;
  if (letters.startsWith(asked.letters)) return 1;
  if (asked.key !== '' && key.startsWith(asked.key)) return 2;
  if (letters.includes(asked.letters)) return 3;
  return asked.skeleton.length >= SHORTEST_SKELETON && skeleton === asked.skeleton ? 4 : Infinity;
}
