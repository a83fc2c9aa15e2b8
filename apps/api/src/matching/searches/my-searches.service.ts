import type {
  Digest,
  NewSearch,
  SavedSearchAnswer,
  SavedSearches,
  SearchChange,
  SearchRemoved,
} from '@kalyanam/shared/contracts/searches';
import { wordsIn } from '@kalyanam/shared/topics/profile/filters';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { SEARCH_LIMITS, SEARCH_MESSAGES } from '@kalyanam/shared/topics/matching/searches';
import { canonicalQuery, livingSearch } from '@kalyanam/shared/topics/matching/search-query';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { BrowseQuestions } from '../browse/browse-questions.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { SavedSearchRows } from './saved-search-rows.service.js';
import type { SavedSearchRow } from './saved-search.entity.js';
import { SubcasteNames } from '../../profiles/subcastes/subcaste-names.service.js';
import { savedSearchView } from './saved-search.view.js';
import { freeName, searchName } from './search-name.js';
import { SearchNews } from './search-news.service.js';

/** A member's own saved searches. */
@Injectable()
export class MySearches {
  constructor(
    private readonly rows: SavedSearchRows,
    private readonly news: SearchNews,
    private readonly questions: BrowseQuestions,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly consents: MemberConsents,
    private readonly subcastes: SubcasteNames,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async list(caller: MemberPrincipal): Promise<Answer<SavedSearches>> {
    await this.limits.count('browse-member', caller.publicId);
    const rows = await this.rows.forUser(caller.userId);
    const searches = [];
    for (const row of rows) searches.push(savedSearchView(row, caller, await this.news.count(caller, row)));
    return { searches, letters: await this.consents.isGiven(caller.userId, 'digest') };
  }

  /** The same search sent twice is kept once. @throws AppError invalid-form */
  async save(caller: MemberPrincipal, wish: NewSearch, ip: string): Promise<Answer<SavedSearchAnswer>> {
    await this.limits.count('saved-search', caller.publicId);
    const query = canonicalQuery(wish.query) ?? '';
    const { subcaste } = livingSearch(query).query;
    if (subcaste && !(await this.subcastes.areThere(wordsIn(subcaste))))
      throw fieldError('query', SEARCH_MESSAGES.query);
    if (mayBrowse(caller.verificationStatus)) await this.questions.ask(caller, livingSearch(query).query);
    const gender = await this.profiles.genderOf(caller.userId);
    const row = await this.accounts.withLocked(caller.userId, 'not-signed-in', async (manager, user) => {
      const kept = await this.rows.forUser(caller.userId, manager);
      const typed = plainLine(wish.name ?? '');
      const again = kept.find((one) => one.query === query && (typed === '' || one.name === typed));
      if (again) return again;
      if (kept.length >= SEARCH_LIMITS.kept) throw fieldError('name', SEARCH_MESSAGES.full);
      const names = kept.map(({ name }) => name);
      if (names.includes(typed)) throw fieldError('name', SEARCH_MESSAGES.nameTaken);
      const digest = await this.agreed(manager, caller.userId, wish, ip);
      const asked = livingSearch(query).query;
      const sought = SIDES[asked.lookingFor ?? ''] ?? (gender === 'male' ? 'female' : 'male');
      const made = searchName(asked, { gender: sought, language: user.language, now: this.clock.now() });
      return this.rows.insert(manager, caller.userId, { name: typed || freeName(made, names), query, digest });
    });
    return this.answer(caller, row);
  }

  /** @throws AppError not-found, invalid-form */
  async change(
    caller: MemberPrincipal,
    id: string,
    wish: SearchChange,
    ip: string,
  ): Promise<Answer<SavedSearchAnswer>> {
    await this.limits.count('saved-search', caller.publicId);
    const row = await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, caller.userId);
      const kept = await this.rows.forUser(caller.userId, manager);
      const own = kept.find(({ publicId }) => publicId === id);
      if (!own) throw new AppError('not-found');
      const typed = plainLine(wish.name ?? '');
      if (kept.some((one) => one !== own && one.name === typed)) throw fieldError('name', SEARCH_MESSAGES.nameTaken);
      if (typed !== '') await this.rows.rename(manager, own.id, typed);
      if (wish.digest) {
        const digest = await this.agreed(manager, caller.userId, wish, ip);
        if (digest !== own.digest || own.pausedAt) await this.rows.choose(manager, own, digest);
      }
      return (await this.rows.find(id, manager)) ?? own;
    });
    return this.answer(caller, row);
  }

  /** @throws AppError not-found */
  async remove(caller: MemberPrincipal, id: string): Promise<Answer<SearchRemoved>> {
    await this.limits.count('saved-search', caller.publicId);
    if (!(await this.rows.remove(caller.userId, id))) throw new AppError('not-found');
    return { removed: true };
  }

  /** A digest needs the consent; with the consent and no choice it is weekly. */
  private async agreed(
    manager: EntityManager,
    userId: number,
    { digest, consent }: Pick<NewSearch, 'digest' | 'consent'>,
    ip: string,
  ): Promise<Digest> {
    if (consent && digest !== 'none') await this.consents.give(manager, userId, 'digest', ip);
    const given = await this.consents.isGiven(userId, 'digest', manager);
    if (digest && digest !== 'none' && !given) throw fieldError('consent', SEARCH_MESSAGES.consent);
    return digest ?? (given ? 'weekly' : 'none');
  }

  private async answer(caller: MemberPrincipal, row: SavedSearchRow): Promise<Answer<SavedSearchAnswer>> {
    return { search: savedSearchView(row, caller, await this.news.count(caller, row)) };
  }
}

const SIDES: Readonly<Record<string, 'male' | 'female'>> = {
  bride: 'female',
  female: 'female',
  groom: 'male',
  male: 'male',
};
