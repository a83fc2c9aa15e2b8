import type { PhotoReview } from '@kalyanam/shared/team/settings';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { incomeRank } from '@kalyanam/shared/base/vocabulary/career';
import { GENDERS } from '@kalyanam/shared/base/vocabulary/people';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { isShown } from '../../profiles/photos/photo-slots.js';
import { PhotoChanges } from '../../profiles/photos/photo-changes.js';
import { statedDetails } from '../../profiles/profile/profile-details.view.js';
import { listedWords } from '../../profiles/profile/stated-words.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { Lineages, type FamilyTokens } from '../../profiles/gothras/lineages.service.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { isListed } from '../../profiles/profile/profile.policy.js';
import { Subcastes } from '../../profiles/subcastes/subcastes.service.js';
import { Candidates } from '../wishes/candidates.service.js';
import { MemberWishes } from '../wishes/member-wishes.service.js';
import { mustsOf } from './musts.js';
import { marriageableBornBy } from '@kalyanam/shared/topics/profile/marriage-age';
import { BrowseEntriesRepository, type ListedFacts } from './browse-entries.repository.js';
import type { BrowseEntry } from './browse-entry.entity.js';
import { newsOf, type Listed } from './listed-news.js';
import { WITHHELD } from './withheld-columns.js';

/** The only writer of the listing. */
@Injectable()
export class BrowseEntries {
  constructor(
    private readonly entries: BrowseEntriesRepository,
    private readonly lineages: Lineages,
    private readonly horoscopes: Horoscopes,
    private readonly wishes: MemberWishes,
    private readonly candidates: Candidates,
    private readonly subcastes: Subcastes,
    private readonly settings: TeamSettingsService,
    private readonly changes: MemberChanges,
    private readonly clock: Clock,
    photos: PhotoChanges,
  ) {
    photos.followWith((manager, userId) => this.photosChanged(manager, userId));
  }

  /**
   * Inserts, updates or deletes a member's listing row to match their account, profile, details and photos. Called
   * in the transaction that changes status, confirmation or a listed fact.
   */
  async refresh(manager: EntityManager, userId: number): Promise<void> {
    const facts = await this.entries.facts(manager, userId);
    if (facts?.grounds && isListed(statusOf(facts.user, facts.profile))) {
      const [tokens, { photoReview }] = [
        await this.tokensOf(manager, facts.user),
        await this.settings.current(manager),
      ];
      const subcaste = (await this.subcastes.idsOf([userId], manager)).get(userId) ?? null;
      const horoscope = await this.horoscopeOf(manager, facts.user);
      const withheld = facts.user.verificationStatus === 'verified' ? {} : WITHHELD;
      const entry = { ...entryOf(facts, tokens, photoReview), ...facts.grounds, subcaste, horoscope, ...withheld };
      const before = await this.entries.find(manager, userId);
      await this.entries.put(manager, { ...entry, ...newsOf(before, entry, this.clock.now()) });
      await this.entries.putMusts(manager, userId, await this.mustsOf(manager, facts));
      await this.entries.putAvoids(manager, userId, tokens.avoids);
    } else {
      await this.entries.remove(manager, userId);
    }
    await this.candidates.noteFacts(manager, userId);
    await this.changes.note(manager, [userId]);
  }

  /** The member is still looking. */
  async confirm(manager: EntityManager, userId: number, at: Date): Promise<void> {
    await this.entries.confirm(manager, userId, at);
    await this.changes.note(manager, [userId]);
  }

  /** R102: some of the listed who came of age in the last days and do not know it yet. */
  async newlyOfAge(limit: number): Promise<number[]> {
    const [now, before] = [this.clock.now(), this.clock.inSeconds(-OF_AGE_DAYS * 86_400)];
    const found: number[] = [];
    for (const gender of valuesOf(GENDERS))
      if (LIMITS.marriageAge[gender] > LIMITS.age.min) {
        const [after, by] = [marriageableBornBy(gender, before), marriageableBornBy(gender, now)];
        found.push(...(await this.entries.newlyOfAge(gender, after, by, limit)));
      }
    return found;
  }

  /** The day has come on which the lists show a row that they left out: searches hear of it as of a new one. */
  async cameOfAge(manager: EntityManager, userId: number): Promise<boolean> {
    if (!(await this.entries.find(manager, userId))) return false;
    await this.entries.makeNews(manager, userId, this.clock.now());
    await this.changes.note(manager, [userId]);
    return true;
  }

  photosChanged(manager: EntityManager, userId: number): Promise<void> {
    return this.refresh(manager, userId);
  }

  /** The team has put a text into the list of gothras, or taken it out. */
  async retoken(manager: EntityManager, key: string, token: number): Promise<void> {
    await this.entries.retoken(manager, key, token);
    await this.changes.noteWhere(manager, 'lineages WHERE typed_key = ?', [key]);
  }

  /** The team has said what texts mean, or taken it back: every row of who stated one of them. */
  async resubcaste(manager: EntityManager, keys: readonly string[]): Promise<void> {
    await this.entries.resubcaste(manager, keys);
    await this.changes.noteWhere(manager, 'stated_subcastes WHERE typed_key IN (?)', [keys]);
  }

  private async mustsOf(manager: EntityManager, { user, profile }: ListedFacts) {
    const verified = user.verificationStatus === 'verified';
    return mustsOf(await this.wishes.forUser(user.id, manager), { userId: user.id, gender: profile.gender, verified });
  }

  /** R48: whether a star is stated, and never which; a wish may ask for that of verified members. */
  private async horoscopeOf(manager: EntityManager, user: User): Promise<BrowseEntry['horoscope']> {
    if (user.verificationStatus !== 'verified') return null;
    return (await this.horoscopes.forUser(user.id, manager))?.star ? 'stated' : 'none';
  }

  /** R25: no one may read the gothra of those who are not verified, so no filter compares it. */
  private async tokensOf(manager: EntityManager, user: User): Promise<FamilyTokens> {
    return user.verificationStatus === 'verified' ? this.lineages.tokensOf(user.id, manager) : NO_TOKENS;
  }
}

/** How far back a birthday is made up for, where no process ran on the day or the profile was hidden. */
const OF_AGE_DAYS = 30;
const NO_TOKENS: FamilyTokens = { own: 0, surname: 0, avoids: [] };

const statusOf = (user: User, profile: Profile) => ({
  verificationStatus: user.verificationStatus,
  accountStatus: user.accountStatus,
  isActive: profile.isActive,
  married: profile.marriedAt !== null,
});

function entryOf(
  facts: ListedFacts,
  tokens: FamilyTokens,
  photoReview: PhotoReview,
): Omit<Listed, 'subcaste' | 'verifiedCaseId' | 'horoscope'> {
  const { user, profile, photos } = facts;
  const stated = statedDetails(facts.details, profile);
  const verified = user.verificationStatus === 'verified';
  return {
    ...listedWords(profile, stated),
    userId: user.id,
    gender: profile.gender,
    dob: profile.dob,
    birthYear: Number(profile.dob.slice(0, 4)),
    heightInches: profile.heightInches,
    incomeRank: incomeRank(profile.annualIncome),
    workState: profile.workType === 'india' ? profile.workState : null,
    workCity: profile.workType === 'india' ? profile.workCity : null,
    workCountry: profile.workType === 'nri' ? profile.workCountry : null,
    familyState: profile.familyState,
    familyCity: profile.familyCity,
    registeredAt: user.registeredAt,
    confirmedAt: profile.lookingConfirmedAt,
    takenOver: profile.lookingBy === 'taken-over',
    gothraOwn: tokens.own,
    surnameKey: tokens.surname,
    hasChildren: verified && stated.children !== null ? stated.children > 0 : null,
    hasPhoto:
      verified && profile.photoVisibility === 'verified' && photos.some((photo) => isShown(photo, null, photoReview)),
  };
}
