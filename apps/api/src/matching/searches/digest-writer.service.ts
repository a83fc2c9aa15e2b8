/**
 * Writes a digest at the moment at which it leaves: profiles declined, blocked, put aside or offline since they were
 * chosen are not in it, and without anyone left there is no digest.
 */
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Content } from '../../people/outbox/outbox-content.js';
import { MailLinks } from '../../people/outbox/mail-links.js';
import { MailComposers } from '../../people/outbox/mail-composers.js';
import type { DigestSection } from '../../people/outbox/mail-layout.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { SavedSearchRows } from './saved-search-rows.service.js';
import type { SavedSearchRow } from './saved-search.entity.js';
import { Candidates } from '../wishes/candidates.service.js';
import { DigestReaders, type Reader } from './digest-reader.service.js';
import { DIGEST_WORDS } from './digest-words.js';
import { personLine } from './person-line.js';
import { PROFILE_WORDS } from './profile-words.js';
import { askable, SearchNews } from './search-news.service.js';

/** The profiles of a search when the digest was queued, by internal ids, the freshest first. */
export interface ChosenSearch {
  readonly id: string;
  readonly people: readonly number[];
  /** The state until then. */
  readonly before: { readonly lastSentAt: string | null; readonly unopened: number };
  /** The last digest of the search before it pauses. */
  readonly last: boolean;
}

/** What a queued digest holds until it is written. */
export const queuedDigest = (at: Date, searches: readonly ChosenSearch[]) => ({
  ...{ name: '', title: '', preheader: '', sections: '[]', last: '', stopAll: '', unsubscribe: '' },
  chosen: JSON.stringify({ at: at.toISOString(), searches }),
});

function chosenIn({ values }: Content): { readonly at: Date; readonly searches: readonly ChosenSearch[] } {
  const { at, searches } = JSON.parse(values['chosen'] ?? '') as { at: string; searches: ChosenSearch[] };
  return { at: new Date(at), searches };
}

interface Written {
  readonly section: DigestSection;
  readonly last: boolean;
}

@Injectable()
export class DigestWriter implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly readers: DigestReaders,
    private readonly rows: SavedSearchRows,
    private readonly news: SearchNews,
    private readonly cards: MemberCards,
    private readonly candidates: Candidates,
    private readonly profiles: ProfilesService,
    private readonly links: MailLinks,
  ) {}

  onModuleInit(): void {
    this.composers.add('digest', {
      write: (userId, content) => this.write(userId, content),
      dropped: (content) => this.dropped(content),
    });
  }

  private async dropped(content: Content): Promise<void> {
    const { at, searches } = chosenIn(content);
    for (const { id, before } of searches) {
      const lastSentAt = before.lastSentAt === null ? null : new Date(before.lastSentAt);
      await this.rows.untold(id, at, { ...before, lastSentAt });
    }
  }

  private async write(userId: number, content: Content): Promise<Content | null> {
    const { values, language } = content;
    const { at, searches } = chosenIn(content);
    const reader = await this.readers.find(userId);
    if (!reader) return null;
    const kept = new Map((await this.rows.forUser(userId)).map((row) => [row.publicId, row]));
    const named = new Set<number>();
    const written: Written[] = [];
    for (const chosen of searches) {
      const row = kept.get(chosen.id);
      if (!row || row.digest === 'none') continue;
      const section = await this.section(reader, row, chosen, { at, named, language });
      if (section) written.push({ section, last: chosen.last });
    }
    if (written.length === 0) return null;
    const [words, namesOf] = [DIGEST_WORDS[language], (some: readonly Written[]) => some.map(nameOf).join(', ')];
    const ending = written.filter(({ last }) => last);
    const all = { kind: 'letters', id: reader.user.publicId, since: reader.agreedAt } as const;
    return {
      language,
      values: {
        ...values,
        name: await this.profiles.nameOf(userId, language),
        title: words.title(named.size),
        preheader: words.preheader(namesOf(written)),
        sections: JSON.stringify(written.map(({ section }) => section)),
        last: ending.length > 0 ? words.last(namesOf(ending)) : '',
        stopAll: this.links.page(all),
        unsubscribe: this.links.oneClick(all),
      },
    };
  }

  /** Null with no one to name. Who fits two searches is named once. */
  private async section(
    { caller }: Reader,
    row: SavedSearchRow,
    chosen: ChosenSearch,
    { at, named, language }: { at: Date; named: Set<number>; language: Language },
  ): Promise<DigestSection | null> {
    const still = (await this.news.still(caller, row, chosen.people)).filter((id) => !named.has(id));
    const shown = new Set((await this.cards.byIds(caller, still, 'listed')).map(({ id }) => id));
    const facts = await this.candidates.byIds(still);
    const people = still.flatMap((id) => {
      const person = facts.get(id);
      return person && shown.has(person.publicId) ? [person] : [];
    });
    const told = people.slice(0, SEARCH_LIMITS.people);
    if (told.length === 0) return null;
    for (const { userId } of told) named.add(userId);
    const { query, gone } = askable(row.query, caller);
    const words = DIGEST_WORDS[language];
    return {
      name: row.name,
      people: told.map((person) => ({
        text: personLine(person, language),
        url: this.links.profile(row.publicId, person.publicId, at),
      })),
      notes: [
        ...(people.length > told.length ? [words.more] : []),
        ...(gone.length > 0 ? [words.gone(gone.map(PROFILE_WORDS[language].filter).join(', '))] : []),
      ],
      search: this.links.search(row.publicId, new URLSearchParams(query).toString(), at),
      stop: this.links.page({ kind: 'search', id: row.publicId, since: row.digestSince }),
    };
  }
}

const nameOf = ({ section }: Written): string => section.name;
