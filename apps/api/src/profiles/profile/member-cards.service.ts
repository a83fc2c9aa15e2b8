import type { Face, ProfileCard } from '@kalyanam/shared/contracts/profile';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { nameIn } from '@kalyanam/shared/base/person-name';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { GothraGates } from '../gothras/gothra-gates.service.js';
import { CardsRepository } from './cards.repository.js';
import { KnownCards } from './known-cards.service.js';
import type { OwnerFacts } from './profile-visibility.repository.js';
import { ProfilePhotos } from './profile-photos.service.js';
import { visibilityOf } from './profile.policy.js';
import { viewerContext, cardView } from './profile.view.js';

export interface MemberName {
  readonly id: string;
  readonly name: string;
}

export interface ClosedName {
  readonly id: null;
  readonly name: string;
}

/** Which of these owners, all open to the viewer in every line, are of the same gothra. */
type SameAmong = (ownerIds: readonly number[]) => Promise<ReadonlySet<number>> | ReadonlySet<number>;

/** Cards of other members, for every list that shows them. */
@Injectable()
export class MemberCards {
  constructor(
    private readonly rows: CardsRepository,
    private readonly known: KnownCards,
    private readonly photos: ProfilePhotos,
    private readonly gates: GothraGates,
    private readonly clock: Clock,
  ) {}

  /**
   * The cards of these members, in this order, without those that the caller may not see at this moment: in browse
   * members who are not listed, elsewhere only members who are hidden from the caller entirely.
   */
  async byIds(
    caller: MemberPrincipal,
    ids: readonly number[],
    where: 'listed' | 'found',
    sameAmong: SameAmong = (gated) => this.gates.sameAmong(caller.userId, gated),
  ): Promise<ProfileCard[]> {
    const rows = await (where === 'listed' ? this.known : this.rows).byIds(caller.userId, ids);
    const shown = ids.flatMap((id) => {
      const facts = rows.get(id);
      if (!facts) return [];
      const may = visibilityOf(caller, facts.owner);
      return may[where] ? [{ id, ...facts, may }] : [];
    });
    const withPhotos = shown.filter(({ may }) => may.photos).map(({ id }) => id);
    const photos = await this.photos.forCards(caller, withPhotos);
    const gated = shown.filter(({ may }) => may.gate === 'all-lines').map(({ id }) => id);
    const same = await sameAmong(gated);
    const now = this.clock.now();
    return shown.map(({ id, card, owner, may }) => {
      const { main, count: photoCount } = photos.get(id) ?? {};
      const context = viewerContext(caller, owner, may, main, now);
      return cardView(card, may, { ...context, photoCount, sameGothra: same.has(id) }, now);
    });
  }

  /** Name, age and main photo of these members, as far as the caller may see them at this moment. */
  async faces(caller: MemberPrincipal, ids: readonly number[]): Promise<Map<number, Face>> {
    const rows = await this.rows.byIds(caller.userId, ids);
    const shown = [...rows].flatMap(([id, { card, owner }]) => {
      const may = visibilityOf(caller, owner);
      // A reader of the family group sees the faces of the shortlist alone.
      const photo = may.photos && (caller.hand?.role !== 'reader' || owner.shortlisted);
      return may.found ? [{ id, card, photo }] : [];
    });
    const photos = await this.photos.forCards(
      caller,
      shown.filter(({ photo }) => photo).map(({ id }) => id),
    );
    const now = this.clock.now();
    return new Map(
      shown.map(({ id, card }) => [
        id,
        {
          ...{ id: card.publicId, name: nameIn(card, caller.language), age: ageOn(card.dob, now) },
          ...{ photo: photos.get(id)?.main[0] ?? null, nativeDistrict: card.nativeDistrict },
        },
      ]),
    );
  }

  /** Names of these members, as far as the caller may see them at this moment. */
  async names(caller: MemberPrincipal, ids: readonly number[]): Promise<Map<number, MemberName>> {
    return this.namesWhere(ids, caller, (owner) => visibilityOf(caller, owner).found);
  }

  /** The same ignoring blocks, for the list of members the caller has blocked. */
  async namesDespiteBlocks(caller: MemberPrincipal, ids: readonly number[]): Promise<Map<number, MemberName>> {
    return this.namesWhere(ids, caller, (owner) => visibilityOf(caller, { ...owner, blockedEitherWay: false }).found);
  }

  /**
   * Names alone of families who were both interested, where one is hidden from the caller now: their profiles do not
   * exist for the caller, so they have no id.
   */
  async namesOfClosed(caller: MemberPrincipal, ids: readonly number[]): Promise<Map<number, ClosedName>> {
    const names = await this.namesWhere(ids, caller, () => true);
    return new Map([...names].map(([id, { name }]) => [id, { id: null, name }]));
  }

  private async namesWhere(ids: readonly number[], caller: MemberPrincipal, may: (owner: OwnerFacts) => boolean) {
    const rows = await this.rows.byIds(caller.userId, ids);
    const shown = [...rows].filter(([, { owner }]) => may(owner));
    return new Map(shown.map(([id, { card }]) => [id, { id: card.publicId, name: nameIn(card, caller.language) }]));
  }
}
