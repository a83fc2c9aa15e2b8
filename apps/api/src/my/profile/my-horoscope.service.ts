/** C11: a family's own horoscope. Its word wins: our reckoning is shown beside it, and is never filled in. */
import type { HoroscopeUpdate, MyHoroscope, MyHoroscopeAnswer } from '@kalyanam/shared/contracts/horoscope';
import { HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import type { StarPada } from '@kalyanam/shared/topics/stars/star';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { birthPlace } from '../../profiles/places/birth-places.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import type { Horoscope } from '../../profiles/horoscopes/horoscopes.repository.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { reckon, type Birth } from '../../profiles/horoscopes/reckoning.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';

const FIRST_VERSION = 1;

export type KeptHoroscope = Omit<Horoscope, 'userId' | 'consentAt' | 'version'>;
type HoroscopeChange = Omit<HoroscopeUpdate, 'version'> & { version?: number };

@Injectable()
export class MyHoroscopes {
  constructor(
    private readonly horoscopes: Horoscopes,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly consents: MemberConsents,
    private readonly entries: BrowseEntries,
    private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<Answer<MyHoroscopeAnswer>> {
    const [row, profile, consent] = await Promise.all([
      this.horoscopes.forUser(userId),
      this.profiles.byUserId(userId),
      this.consents.isGiven(userId, 'horoscope'),
    ]);
    if (!profile) throw new AppError('profile-not-found');
    return { horoscope: myHoroscopeView(row, profile.dob, consent) };
  }

  /** @throws AppError changed-meanwhile unless it edits the newest version, invalid-form */
  write(userId: number, update: HoroscopeUpdate): Promise<Answer<MyHoroscopeAnswer>> {
    return this.settle(userId, (manager) => this.change(manager, userId, update));
  }

  /** In a transaction of others; without a version it edits the newest. */
  writeIn(manager: EntityManager, userId: number, update: HoroscopeChange): Promise<void> {
    return this.settleIn(manager, userId, () => this.change(manager, userId, update));
  }

  /** As it is, so that a change of it can be undone. */
  async kept(userId: number): Promise<KeptHoroscope | null> {
    const row = await this.horoscopes.forUser(userId);
    if (!row) return null;
    const { userId: _, consentAt: __, version: ___, ...kept } = row;
    return kept;
  }

  /**
   * Restores the state before a change: nothing, where there was none. @throws AppError invalid-form without the
   * consent
   */
  async restoreIn(manager: EntityManager, userId: number, before: KeptHoroscope | null): Promise<void> {
    await this.settleIn(manager, userId, async () => {
      if (!before) return this.horoscopes.erase(manager, userId);
      const consentAt = await this.consentAt(manager, userId);
      const { version = FIRST_VERSION } = (await this.horoscopes.forUser(userId, manager)) ?? {};
      await this.horoscopes.put(manager, { ...before, userId, consentAt, version: version + 1 });
    });
  }

  private async change(manager: EntityManager, userId: number, update: HoroscopeChange): Promise<void> {
    const consentAt = await this.consentAt(manager, userId);
    const kept = await this.horoscopes.forUser(userId, manager);
    const newest = kept?.version ?? FIRST_VERSION;
    const { version = newest, ...told } = update;
    if (newest !== version) throw new AppError('changed-meanwhile');
    const { dob } = await this.profiles.lock(manager, userId);
    const row = rowOf(told, kept, dob);
    await this.horoscopes.put(manager, { ...row, userId, consentAt, version: version + 1 });
  }

  private async consentAt(manager: EntityManager, userId: number): Promise<Date> {
    const consentAt = (await this.consents.given(userId, manager)).get('horoscope');
    if (!consentAt) throw fieldError('consent', HOROSCOPE_MESSAGES.consent);
    return consentAt;
  }

  /** The consent stays: the next horoscope needs no other. */
  erase(userId: number): Promise<Answer<MyHoroscopeAnswer>> {
    return this.settle(userId, (manager) => this.horoscopes.erase(manager, userId));
  }

  private async settle(
    userId: number,
    write: (manager: EntityManager) => Promise<void>,
  ): Promise<Answer<MyHoroscopeAnswer>> {
    await this.accounts.transaction((manager) => this.settleIn(manager, userId, () => write(manager)));
    return this.read(userId);
  }

  private async settleIn(manager: EntityManager, userId: number, write: () => Promise<void>): Promise<void> {
    await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    await write();
    await this.entries.refresh(manager, userId);
  }
}

function rowOf(update: HoroscopeChange, kept: Horoscope | null, dob: string): KeptHoroscope {
  const certainty = given(update.certainty) ?? null;
  const time = certainty === 'unknown' ? null : (given(update.birthTime) ?? null);
  const zone = given(update.zone) ?? null;
  const birth = zone ? { date: dob, time, zone, certainty, which: given(update.which) ?? null } : null;
  const [star, pada] = [given(update.star) ?? null, given(update.pada) ?? null];
  const reckoned = birth && reckon(birth, 'birthTime');
  const source = given(update.source) ?? 'family';
  if (source === 'computed' && !(star && pada && birth && isReckoned({ star, pada }, birth)))
    throw fieldError('source', HOROSCOPE_MESSAGES.reckoning);
  return {
    ...{ star, pada, source, certainty, zone, birthTime: time },
    which: time === null ? null : (birth?.which ?? null),
    ...placeOf(update, kept),
    kuja: given(update.kuja) ?? null,
    panchangam: plainLine(update.panchangam ?? '') || null,
    computedStar: reckoned?.star ?? null,
    computedPada: reckoned?.pada ?? null,
    secondSheet: update.secondSheet ?? false,
  };
}

/** Our reckoning, or one of those that it leaves open; the pada of a day's star is the family's to say. */
function isReckoned({ star, pada }: StarPada, birth: Birth): boolean {
  const reckoned = reckon(birth, 'birthTime');
  return [reckoned, ...reckoned.near].some((one) => one.star === star && (one.pada === pada || one.pada === null));
}

/** A place of the list, with its time zone: coordinates are never typed. */
function placeOf(
  { placeId, zone }: HoroscopeChange,
  kept: Horoscope | null,
): Pick<Horoscope, 'birthPlace' | 'lat' | 'lon'> {
  if (placeId === undefined && kept && kept.zone === (zone ?? null))
    return { birthPlace: kept.birthPlace, lat: kept.lat, lon: kept.lon };
  if (!placeId) return { birthPlace: null, lat: null, lon: null };
  const place = birthPlace(placeId);
  if (!place) throw fieldError('placeId', HOROSCOPE_MESSAGES.place);
  if (!zone || !place.zones.includes(zone)) throw fieldError('zone', HOROSCOPE_MESSAGES.zone);
  return { birthPlace: place.name, lat: place.lat, lon: place.lon };
}

const NOTHING_TOLD: Omit<MyHoroscope, 'dob' | 'consent'> = {
  ...{ star: null, pada: null, source: 'family', kuja: null, panchangam: null, birthTime: null, certainty: null },
  ...{ which: null, birthPlace: null, zone: null, secondSheet: false, version: FIRST_VERSION },
};

const myHoroscopeView = (row: Horoscope | null, dob: string, consent: boolean): MyHoroscope => {
  const { star, pada, source, kuja, panchangam, ...birth } = row ?? NOTHING_TOLD;
  const { birthTime, certainty, which, birthPlace: place, zone, secondSheet, version } = birth;
  return {
    ...{ dob, star, pada, source, kuja, panchangam, birthTime, certainty, which, birthPlace: place, zone },
    ...{ secondSheet, consent, version },
  };
};
