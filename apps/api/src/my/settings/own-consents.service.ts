import type { ConsentsAnswer } from '@kalyanam/shared/contracts/details';
import { READ_DETAILS, RELATIVE_DETAILS, type ReadDetail } from '@kalyanam/shared/topics/profile/details';
import { OPTIONAL_CONSENTS, type OptionalConsent } from '@kalyanam/shared/base/text-versions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { Answer } from '../../platform/http/answer.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { DeskMembers } from '../../joining/family-invitations/desk-members.service.js';
import { Lineages } from '../../profiles/gothras/lineages.service.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { ProfileEdits } from '../../profiles/profile/profile-edits.service.js';
import { SavedSearchRows } from '../../matching/searches/saved-search-rows.service.js';

const isOfRelatives = (detail: ReadDetail): boolean => RELATIVE_DETAILS.includes(detail);

/**
 * Consents of a member in addition to the terms, each separate; withdrawing one immediately erases the data that rested
 * on it.
 */
@Injectable()
export class OwnConsents {
  private readonly erased: Readonly<
    Record<OptionalConsent, (manager: EntityManager, userId: number) => Promise<void>>
  > = {
    'family-details': async (manager, userId) => {
      await this.details.eraseRelatives(manager, userId);
      await this.edits.forget(manager, userId, [...READ_DETAILS.filter(isOfRelatives), 'siblings']);
      await this.lineages.eraseWomensLines(manager, userId);
      await this.desk.forgetEdits(manager, userId, ['details', 'siblings', 'lineage']);
      await this.entries.refresh(manager, userId);
    },
    horoscope: async (manager, userId) => {
      await this.horoscopes.erase(manager, userId);
      await this.desk.forgetEdits(manager, userId, ['horoscope']);
      await this.entries.refresh(manager, userId);
    },
    digest: (manager, userId) => this.searches.stopAll(manager, userId),
    'biodata-link': async (manager, userId) => {
      await this.links.revokeAll(manager, userId, 'owner');
    },
    'photo-declaration': async (manager, userId) => {
      await this.photos.eraseAll(manager, userId);
      await this.entries.refresh(manager, userId);
    },
    desk: (manager, userId) => this.desk.endAll(manager, userId),
  };

  constructor(
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
    private readonly details: ProfileDetailsService,
    private readonly edits: ProfileEdits,
    private readonly horoscopes: Horoscopes,
    private readonly lineages: Lineages,
    private readonly entries: BrowseEntries,
    private readonly searches: SavedSearchRows,
    private readonly photos: PhotosService,
    private readonly links: BiodataShares,
    private readonly desk: DeskMembers,
  ) {}

  async list(userId: number): Promise<Answer<ConsentsAnswer>> {
    const given = await this.consents.given(userId);
    return {
      consents: OPTIONAL_CONSENTS.map((kind) => ({ kind, givenAt: given.get(kind)?.toISOString() ?? null })),
    };
  }

  async set(userId: number, kind: OptionalConsent, given: boolean, ip: string): Promise<Answer<ConsentsAnswer>> {
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, userId);
      if (given) await this.consents.give(manager, userId, kind, ip);
      else {
        await this.consents.withdraw(manager, userId, kind);
        await this.erased[kind](manager, userId);
      }
    });
    return this.list(userId);
  }
}
