import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import type { MoreVisible } from '@kalyanam/shared/topics/profile/details';
import { firstAskedAt, type ConfirmedBy } from '@kalyanam/shared/topics/matching/looking';
import { nameIn, type WrittenName } from '@kalyanam/shared/base/person-name';
import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { ContactVisibility, Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Lineages } from '../gothras/lineages.service.js';
import { Subcastes } from '../subcastes/subcastes.service.js';
import type { Profile } from './profile.entity.js';
import { columnsOf, type ProfileColumns } from './profile.fields.js';
import { ProfilesRepository } from './profiles.repository.js';

type NewProfile = ProfileInput & Pick<RegisterRequest, 'createdBy'>;

/** The only writer of `profiles`. Methods that take a manager join its transaction. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly lineages: Lineages,
    private readonly subcastes: Subcastes,
    private readonly clock: Clock,
  ) {}

  /** Creates the candidate of a new account from fields that have passed the shared rules. */
  async create(manager: EntityManager, userId: number, fields: NewProfile): Promise<void> {
    const createdBy = fields.createdBy || null;
    const columns = columnsOf(fields);
    const now = this.clock.now();
    await this.profiles.insert(manager, {
      ...{ userId, createdBy, ...columns, updatedAt: now },
      ...{ lookingConfirmedAt: now, lookingDueAt: firstAskedAt(now) },
    });
    await this.lineages.ownWritten(manager, userId, columns.gothra ?? '');
    await this.subcastes.written(manager, userId, columns.subcaste ?? null);
  }

  byUserId(userId: number): Promise<Profile | null> {
    return this.profiles.byUserId(userId);
  }

  withUser(userId: number): Promise<{ user: User; profile: Profile } | null> {
    return this.profiles.withUser(userId);
  }

  withUsers(userIds: readonly number[]): Promise<ReadonlyMap<number, { user: User; profile: Profile }>> {
    return this.profiles.withUsers(userIds);
  }

  /** @throws AppError profile-not-found */
  async genderOf(userId: number): Promise<Gender> {
    const gender = await this.profiles.genderOf(userId);
    if (!gender) throw new AppError('profile-not-found');
    return gender;
  }

  /** As readers of the language see it. @throws AppError profile-not-found */
  async nameOf(userId: number, language?: Language): Promise<string> {
    return nameIn(await this.writtenNameOf(userId), language);
  }

  /** @throws AppError profile-not-found */
  async writtenNameOf(userId: number): Promise<WrittenName> {
    const name = await this.profiles.writtenNameOf(userId);
    if (!name) throw new AppError('profile-not-found');
    return name;
  }

  /** The row, locked until the transaction ends. @throws AppError profile-not-found */
  async lock(manager: EntityManager, userId: number): Promise<Profile> {
    const profile = await this.profiles.lock(manager, userId);
    if (!profile) throw new AppError('profile-not-found');
    return profile;
  }

  /** Applies an edit to a locked row and increments its version. */
  async edit(manager: EntityManager, profile: Profile, columns: Partial<ProfileColumns>): Promise<void> {
    const next = { version: profile.version + 1, updatedAt: this.clock.now() };
    await this.profiles.update(manager, profile.userId, { ...columns, ...next });
    if (columns.gothra !== undefined) await this.lineages.ownWritten(manager, profile.userId, columns.gothra);
    if (columns.subcaste !== undefined) await this.subcastes.written(manager, profile.userId, columns.subcaste);
  }

  /** Ends a pause. */
  setActive(manager: EntityManager, userId: number, isActive: boolean): Promise<void> {
    return this.profiles.update(manager, userId, { isActive, pausedUntil: null, updatedAt: this.clock.now() });
  }

  /** R42: the member said, or showed, that they are still looking. */
  confirmLooking(manager: EntityManager, userId: number, lookingBy: ConfirmedBy, at: Date): Promise<void> {
    return this.profiles.update(manager, userId, { lookingConfirmedAt: at, lookingBy, lookingDueAt: firstAskedAt(at) });
  }

  setLookingDue(manager: EntityManager, userId: number, lookingDueAt: Date | null): Promise<void> {
    return this.profiles.update(manager, userId, { lookingDueAt });
  }

  /** Offline until that day (YYYY-MM-DD), and then asked again. */
  pause(manager: EntityManager, userId: number, pausedUntil: string): Promise<void> {
    const lookingDueAt = new Date(`${pausedUntil}T00:00:00+05:30`);
    const offline = { isActive: false, updatedAt: this.clock.now() };
    return this.profiles.update(manager, userId, { ...offline, pausedUntil, lookingDueAt });
  }

  setContactVisibility(manager: EntityManager, userId: number, contactVisibility: ContactVisibility): Promise<void> {
    return this.profiles.update(manager, userId, { contactVisibility });
  }

  setMoreVisible(manager: EntityManager, userId: number, moreVisible: MoreVisible): Promise<void> {
    return this.profiles.update(manager, userId, { moreVisible });
  }

  setPhotoVisibility(manager: EntityManager, userId: number, photoVisibility: PhotoVisibility): Promise<void> {
    return this.profiles.update(manager, userId, { photoVisibility });
  }

  setCodeWhenOffline(manager: EntityManager, userId: number, codeWhenOffline: boolean): Promise<void> {
    return this.profiles.update(manager, userId, { codeWhenOffline });
  }

  /** R31, 'Marriage fixed': hidden from everyone until it is undone. */
  setMarried(manager: EntityManager, userId: number, married: boolean): Promise<void> {
    const now = this.clock.now();
    return this.profiles.update(manager, userId, {
      marriedAt: married ? now : null,
      lookingDueAt: married ? null : now,
    });
  }

  /** Records that the team saw a document and approved. */
  markDocumentVerified(manager: EntityManager, userId: number): Promise<void> {
    return this.profiles.update(manager, userId, { documentVerifiedAt: this.clock.now() });
  }

  unmarkDocumentVerified(manager: EntityManager, userId: number): Promise<void> {
    return this.profiles.update(manager, userId, { documentVerifiedAt: null });
  }
}
