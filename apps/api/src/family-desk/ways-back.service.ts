/** C14: how a manager's change of the profile is undone: what it replaced is written again, as the newest change. */
import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import type { SaidOfLine } from '@kalyanam/shared/contracts/gothras';
import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import type { DetailFields } from '@kalyanam/shared/details/details';
import type { Sibling } from '@kalyanam/shared/details/siblings';
import { LINEAGE_LINES, type LineageLine } from '@kalyanam/shared/vocabulary/gothras';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { MyWishesService } from '../browse/my-wishes.service.js';
import { PhotosService } from '../files/photos/photos.service.js';
import { DetailChanges } from '../my-profile/detail-changes.service.js';
import { MyLineage } from '../my-profile/my-lineage.service.js';
import { MyProfilePage } from '../my-profile/my-profile-page.service.js';
import { ProfileChanges } from '../my-profile/profile-changes.service.js';

export type WayBack =
  | { readonly of: 'profile'; readonly fields: Partial<ProfileInput> }
  | { readonly of: 'details'; readonly fields: Partial<DetailFields> }
  | { readonly of: 'siblings'; readonly siblings: Sibling[] }
  | { readonly of: 'lineage'; readonly lines: Partial<Record<LineageLine, SaidOfLine>> }
  | { readonly of: 'wishes'; readonly items: WishItem[] }
  | { readonly of: 'photos'; readonly ids: string[] };

const NAMES: Readonly<Record<string, WayBack['of']>> = {
  '/profiles/me': 'profile',
  '/profiles/me/details': 'details',
  '/profiles/me/siblings': 'siblings',
  '/profiles/me/lineage': 'lineage',
  '/profiles/me/wishes': 'wishes',
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
    private readonly photos: PhotosService,
  ) {}

  /** What is there before a change, of what its body names. */
  async before(caller: MemberPrincipal, of: WayBack['of'], body: object): Promise<WayBack> {
    const { userId } = caller;
    if (of === 'profile') return { of, fields: partOf((await this.page.read(caller)).profile, body) };
    if (of === 'details') return { of, fields: partOf((await this.details.read(userId)).details, body) };
    if (of === 'siblings') return { of, siblings: (await this.details.read(userId)).details.siblings };
    if (of === 'wishes') return { of, items: (await this.wishes.read(caller)).wishes.items };
    if (of === 'photos') return { of, ids: (await this.photos.own(userId)).map(({ publicId }) => publicId) };
    return { of, lines: await this.linesBefore(userId, body) };
  }

  /** As the candidate. @throws AppError of the change, e.g. where the team has meanwhile decided otherwise */
  async take(candidate: MemberPrincipal, way: WayBack): Promise<void> {
    const { userId } = candidate;
    if (way.of === 'profile') await this.changes.update(userId, way.fields);
    else if (way.of === 'details') {
      const { version } = (await this.details.read(userId)).details;
      await this.details.update(candidate, { ...way.fields, version });
    } else if (way.of === 'siblings') {
      const { version } = (await this.details.read(userId)).details;
      await this.details.setSiblings(userId, { siblings: way.siblings, version });
    } else if (way.of === 'wishes') {
      const { visible, hideFromMisfits, version } = (await this.wishes.read(candidate)).wishes;
      await this.wishes.write(candidate, { items: way.items, visible, hideFromMisfits, version });
    } else if (way.of === 'lineage') await this.lineage.write(userId, way.lines);
    else await this.photosBack(userId, way.ids);
  }

  private async photosBack(userId: number, before: readonly string[]): Promise<void> {
    const now = (await this.photos.own(userId)).map(({ publicId }) => publicId);
    for (const id of now.filter((one) => !before.includes(one))) await this.photos.remove(userId, id);
    const left = before.filter((id) => now.includes(id));
    if (left.length > 1) await this.photos.reorder(userId, left);
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
