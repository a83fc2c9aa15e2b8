import { Injectable } from '@nestjs/common';
import { MemberCaches } from '../../platform/change-feed/member-caches.service.js';
import { CardsRepository, type CardFacts } from './cards.repository.js';

const MOST_CARDS = 20_000;
const MOST_VIEWERS = 10_000;
/** No relation to the viewer. */
const STRANGER = 0;

/**
 * Cards from memory, as strangers see them; those of members with any relation to the viewer are read from the
 * database.
 */
@Injectable()
export class KnownCards {
  private readonly open: (ids: readonly number[]) => Promise<ReadonlyMap<number, CardFacts>>;
  private readonly related: (viewerIds: readonly number[]) => Promise<ReadonlyMap<number, ReadonlySet<number>>>;

  constructor(
    private readonly cards: CardsRepository,
    private readonly caches: MemberCaches,
  ) {
    this.open = caches.of(MOST_CARDS, (ids) => cards.byIds(STRANGER, ids));
    this.related = caches.of(
      MOST_VIEWERS,
      async ([viewerId = STRANGER]) => new Map([[viewerId, await cards.related(viewerId)]]),
    );
  }

  async byIds(viewerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CardFacts>> {
    if (!this.caches.areCurrent) return this.cards.byIds(viewerId, ids);
    const related = (await this.related([viewerId])).get(viewerId)!;
    const joined = ids.filter((id) => related.has(id));
    if (joined.length === 0) return this.open(ids);
    const strangers = ids.filter((id) => !related.has(id));
    const [open, read] = await Promise.all([this.open(strangers), this.cards.byIds(viewerId, joined)]);
    return new Map([...open, ...read]);
  }
}
