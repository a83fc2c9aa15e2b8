import type { DetailsUpdate, MyDetailsAnswer, SiblingsUpdate } from '@kalyanam/shared/contracts/details';
import {
  DETAIL_NAMES,
  detailSpec,
  districtsOf,
  RELATIVE_DETAILS,
  type DetailFields,
} from '@kalyanam/shared/topics/profile/details';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { SIBLING_RULES, type Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { refusals } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AppError, fieldError, invalidForm } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { isAbroad, myDetailsView, wasMarried, type DetailRows } from '../../profiles/profile/profile-details.view.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { ProfileEdits } from '../../profiles/profile/profile-edits.service.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { siblingsWait, splitDetails, waitingDetails } from '../../profiles/profile/reviewed-fields.js';

/** Members' own details beyond the registration (C1). */
@Injectable()
export class DetailChanges {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly edits: ProfileEdits,
    private readonly consents: MemberConsents,
    private readonly entries: BrowseEntries,
  ) {}

  async read(userId: number): Promise<Answer<MyDetailsAnswer>> {
    const [profile, rows, consent, waiting] = await Promise.all([
      this.profiles.byUserId(userId),
      this.details.forUser(userId),
      this.consents.isGiven(userId, 'family-details'),
      this.edits.waiting(userId),
    ]);
    if (!profile) throw new AppError('profile-not-found');
    return { details: myDetailsView(rows, profile, consent, waitingDetails(waiting)) };
  }

  /** @throws AppError changed-meanwhile unless it edits the newest version, invalid-form */
  async update(
    { userId, hand }: Pick<MemberPrincipal, 'userId' | 'hand'>,
    update: DetailsUpdate,
  ): Promise<Answer<MyDetailsAnswer>> {
    // C14: who sees more is a setting, and settings are the candidate's alone.
    if (hand && update.moreVisible) throw new AppError('desk-not-yours');
    await this.accounts.transaction((manager) => this.updateIn(manager, userId, update));
    return this.read(userId);
  }

  /** In a transaction of others; without a version it edits the newest. */
  async updateIn(
    manager: EntityManager,
    userId: number,
    { version, moreVisible, ...sent }: Partial<DetailsUpdate>,
  ): Promise<void> {
    const { user, profile, rows } = await this.lock(manager, userId, version);
    const fields = storedForm(sent);
    refuseMisfits(fields, rows.fields, profile);
    if (RELATIVE_DETAILS.some((detail) => isGiven(fields[detail])))
      await this.requireConsent(
        manager,
        userId,
        RELATIVE_DETAILS.filter((detail) => isGiven(fields[detail])),
      );
    const waitingBefore = await this.edits.waiting(userId, manager);
    const { now, waiting } = splitDetails(fields, rows.fields, waitingBefore, user.verificationStatus);
    await this.details.change(manager, userId, now);
    await this.edits.keep(manager, userId, waiting);
    if (moreVisible) await this.profiles.setMoreVisible(manager, userId, moreVisible);
    await this.entries.refresh(manager, userId);
  }

  /** @throws AppError changed-meanwhile, invalid-form by the path of the sibling's field */
  async setSiblings(userId: number, update: SiblingsUpdate): Promise<Answer<MyDetailsAnswer>> {
    await this.accounts.transaction((manager) => this.setSiblingsIn(manager, userId, update));
    return this.read(userId);
  }

  /** In a transaction of others; without a version it edits the newest. */
  async setSiblingsIn(
    manager: EntityManager,
    userId: number,
    { version, siblings }: Omit<SiblingsUpdate, 'version'> & { version?: number },
  ): Promise<void> {
    const found = siblings.map((sibling, index) => refusals(SIBLING_RULES, sibling, `siblings.${index}.`));
    const refused = Object.assign({}, ...found) as Record<string, string>;
    if (Object.keys(refused).length > 0) throw invalidForm(refused);
    const { user, rows } = await this.lock(manager, userId, version);
    if (siblings.length > 0) await this.requireConsent(manager, userId, ['siblings']);
    const { siblings: _replaced, ...others } = await this.edits.waiting(userId, manager);
    const stored = siblings.map(storedSibling);
    const waits = siblingsWait(stored, rows.siblings, user.verificationStatus);
    if (!waits) await this.details.setSiblings(manager, userId, stored);
    await this.edits.keep(manager, userId, waits ? { ...others, siblings: stored } : others);
  }

  private async lock(
    manager: EntityManager,
    userId: number,
    version: number | undefined,
  ): Promise<{ user: User; profile: Profile; rows: DetailRows }> {
    const user = await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    const profile = await this.profiles.lock(manager, userId);
    const rows = await this.details.forUser(userId, manager);
    if (version !== undefined && rows.version !== version) throw new AppError('changed-meanwhile');
    return { user, profile, rows };
  }

  private async requireConsent(manager: EntityManager, userId: number, fields: readonly string[]): Promise<void> {
    if (await this.consents.isGiven(userId, 'family-details', manager)) return;
    throw invalidForm(Object.fromEntries(fields.map((field) => [field, DETAIL_MESSAGES.consent])));
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const line = (typed: string | null | undefined): string | null => plainLine(typed ?? '') || null;

/** The stored form of details that have passed their rules; an empty one is null. */
const storedForm = (sent: Partial<DetailFields>): Partial<DetailFields> =>
  Object.fromEntries(
    DETAIL_NAMES.filter((detail) => sent[detail] !== undefined).map((detail) => [detail, stored(sent[detail])]),
  );

function stored(value: unknown): unknown {
  if (typeof value === 'string') return line(value);
  return Array.isArray(value) && value.length === 0 ? null : value;
}

const storedSibling = ({ relation, married, work, place }: Sibling): Sibling => ({
  relation,
  married: married ?? null,
  work: line(work),
  place: line(place),
});

/** What does not fit the profile, or the state that is kept. */
function refuseMisfits(fields: Partial<DetailFields>, kept: DetailFields, profile: Profile): void {
  const { nativeState = kept.nativeState, nativeDistrict = kept.nativeDistrict } = fields;
  if (nativeDistrict !== null && !districtsOf(nativeState).includes(nativeDistrict)) {
    if (fields.nativeDistrict !== undefined) throw fieldError('nativeDistrict', DETAIL_MESSAGES.district);
    // One that has left its list stays until the family changes it.
    if (nativeState !== kept.nativeState) fields.nativeDistrict = null;
  }
  for (const detail of DETAIL_NAMES) {
    const { abroad, onceMarried } = detailSpec(detail);
    if (!isGiven(fields[detail])) continue;
    if (abroad && !isAbroad(profile)) throw fieldError(detail, DETAIL_MESSAGES.abroadOnly);
    if (onceMarried && !wasMarried(profile)) throw fieldError(detail, DETAIL_MESSAGES.childrenOnly);
  }
}
