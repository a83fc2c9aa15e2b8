/**
 * C14: a hand's change of the profile, as it is made or suggested, and how it is undone: what it replaced is written
 * again.
 */
import type { DeskFormValues } from '@kalyanam/shared/contracts/desk';
import type { SaidOfLine } from '@kalyanam/shared/contracts/gothras';
import type { HoroscopeUpdate } from '@kalyanam/shared/contracts/horoscope';
import { LINEAGE_LINES, type LineageLine } from '@kalyanam/shared/base/vocabulary/gothras';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { MyWishesService } from '../../matching/browse/my-wishes.service.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { DetailChanges } from '../profile/detail-changes.service.js';
import { MyHoroscopes, type KeptHoroscope } from '../profile/my-horoscope.service.js';
import { MyLineage } from '../profile/my-lineage.service.js';
import { MyProfilePage } from '../profile/my-profile-page.service.js';
import { ProfileChanges } from '../profile/profile-changes.service.js';

type Values = Exclude<DeskFormValues, { of: 'horoscope' }>;

/** The values written into a form of the profile. */
export type Change = Values | { readonly of: 'horoscope'; readonly told: Omit<HoroscopeUpdate, 'version'> };

/** The values before. */
export type FormBefore = Values | { readonly of: 'horoscope'; readonly kept: KeptHoroscope | null };
export type WayBack = FormBefore | { readonly of: 'photos'; readonly ids: string[] };

const NAMES: Readonly<Record<string, WayBack['of']>> = {
  '/profiles/me': 'profile',
  '/profiles/me/details': 'details',
  '/profiles/me/siblings': 'siblings',
  '/profiles/me/lineage': 'lineage',
  '/profiles/me/wishes': 'wishes',
  '/profiles/me/horoscope': 'horoscope',
  '/files/photos': 'photos',
  '/files/photos/order': 'photos',
};

/** What a route changes; null where it changes nothing of the profile. */
export const changedBy = (path: string): WayBack['of'] | null => NAMES[path] ?? null;

@Injectable()
export class WaysBack {
  constructor(
    private readonly page: MyProfilePage,
    private readonly changes: ProfileChanges,
    private readonly details: DetailChanges,
    private readonly lineage: MyLineage,
    private readonly wishes: MyWishesService,
    private readonly horoscopes: MyHoroscopes,
    private readonly photos: PhotosService,
  ) {}

  /** The values before a change, of the fields that its body names. */
  async before(caller: MemberPrincipal, of: WayBack['of'], body: object): Promise<WayBack> {
    if (of === 'photos') return { of, ids: await this.photosOf(caller.userId) };
    return this.formBefore(caller, of, body);
  }

  async formBefore(caller: MemberPrincipal, of: FormBefore['of'], body: object): Promise<FormBefore> {
    const { userId } = caller;
    if (of === 'profile') return { of, fields: partOf((await this.page.read(caller)).profile, body) };
    if (of === 'details') return { of, fields: partOf((await this.details.read(userId)).details, body) };
    if (of === 'siblings') return { of, siblings: (await this.details.read(userId)).details.siblings };
    if (of === 'wishes') return { of, items: (await this.wishes.read(caller)).wishes.items };
    if (of === 'horoscope') return { of, kept: await this.horoscopes.kept(userId) };
    return { of, lines: await this.linesBefore(userId, body) };
  }

  /**
   * Runs as the candidate. @throws AppError of the change, e.g. where the team has decided otherwise in the meantime
   */
  async take(manager: EntityManager, candidate: MemberPrincipal, way: WayBack): Promise<void> {
    if (way.of === 'photos') await this.photosBack(manager, candidate.userId, way.ids);
    else if (way.of === 'horoscope') await this.horoscopes.restoreIn(manager, candidate.userId, way.kept);
    else await this.make(manager, candidate, way);
  }

  /** As the candidate; without a version as the newest change. @throws AppError of the change */
  async make(manager: EntityManager, candidate: MemberPrincipal, change: Change, version?: number): Promise<void> {
    const { userId } = candidate;
    const on = version === undefined ? {} : { version };
    if (change.of === 'profile') await this.changes.updateIn(manager, userId, { ...change.fields, ...on });
    else if (change.of === 'details') await this.details.updateIn(manager, userId, { ...change.fields, ...on });
    else if (change.of === 'siblings')
      await this.details.setSiblingsIn(manager, userId, { siblings: change.siblings, ...on });
    else if (change.of === 'wishes') await this.wishes.writeIn(manager, candidate, { items: change.items, ...on });
    else if (change.of === 'lineage') await this.lineage.writeIn(manager, userId, change.lines);
    else await this.horoscopes.writeIn(manager, userId, { ...change.told, ...on });
  }

  private async photosOf(userId: number): Promise<string[]> {
    return (await this.photos.own(userId)).map(({ publicId }) => publicId);
  }

  private async photosBack(manager: EntityManager, userId: number, before: readonly string[]): Promise<void> {
    const now = await this.photosOf(userId);
    for (const id of now.filter((one) => !before.includes(one))) await this.photos.removeIn(manager, userId, id);
    const left = before.filter((id) => now.includes(id));
    if (left.length > 1) await this.photos.reorderIn(manager, userId, left);
  }

  private async linesBefore(userId: number, body: object): Promise<Partial<Record<LineageLine, SaidOfLine>>> {
    const { lines } = await this.lineage.read(userId);
    const named = LINEAGE_LINES.map(({ value }) => value).filter((line) => line in body);
    return Object.fromEntries(
      named.map((line): [LineageLine, SaidOfLine] => {
        const stated = lines.find((one) => one.line === line);
        const typed = stated?.gothra?.en ?? stated?.typed;
        if (typed) return [line, { typed }];
        return [line, { state: stated?.state === 'not-followed' ? 'not-followed' : 'unknown' }];
      }),
    );
  }
}

/** The same properties as the body has, as they are. */
const partOf = <T extends object>(whole: T, body: object): Partial<T> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in body && name !== 'version')) as Partial<T>;
