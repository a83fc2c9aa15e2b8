/**
 * C14: a change that a family member may not make alone is judged like its own form, and kept for the candidate to
 * decide.
 */
import type { DeskDraftRequest } from '@kalyanam/shared/contracts/desk';
import type { BiodataChange, NewBiodata } from '@kalyanam/shared/contracts/biodata';
import type { DetailsUpdate, SiblingsUpdate } from '@kalyanam/shared/contracts/details';
import type { LineageRequest } from '@kalyanam/shared/contracts/gothras';
import type { HoroscopeUpdate } from '@kalyanam/shared/contracts/horoscope';
import type { ProfileUpdate } from '@kalyanam/shared/contracts/profile-requests';
import type { WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { DESK_EDITS, type DeskEdit } from '@kalyanam/shared/topics/family/drafts';
import { BIODATA_CHANGE_RULES, NEW_BIODATA_RULES } from '@kalyanam/shared/topics/biodata/biodata.rules';
import { atMost, required } from '@kalyanam/shared/base/rule';
import { DETAILS_RULES, SIBLINGS_RULES } from '@kalyanam/shared/topics/profile/detail.rules';
import { HOROSCOPE_RULES } from '@kalyanam/shared/topics/stars/horoscope.rules';
import { LINEAGE_RULES } from '@kalyanam/shared/topics/gothras/lineage.rules';
import { PROFILE_VERSION_RULES } from '@kalyanam/shared/topics/profile/own-profile.rules';
import { PROFILE_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { WISHES_RULES } from '@kalyanam/shared/topics/matching/wish.rules';
import { Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { MyBiodata } from '../biodata/my-biodata.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ruled } from '../../platform/validation/ruled.js';
import { StrictPipe } from '../../platform/validation/validation.pipe.js';
import { Lineages } from '../../profiles/gothras/lineages.service.js';
import type { Payload } from './desk-draft.payload.js';
import { WaysBack, type Change } from './ways-back.service.js';

/** Each as its own route asks it. */
const FORMS: Readonly<Record<DeskEdit | 'biodata' | 'biodata-change', Type<object>>> = {
  profile: ruled<ProfileUpdate, Exclude<keyof ProfileUpdate, 'version'>>(PROFILE_VERSION_RULES, PROFILE_RULES),
  details: ruled<DetailsUpdate, Exclude<keyof DetailsUpdate, 'version'>>(PROFILE_VERSION_RULES, DETAILS_RULES),
  siblings: ruled<SiblingsUpdate>(SIBLINGS_RULES),
  lineage: ruled<LineageRequest, keyof LineageRequest>({}, LINEAGE_RULES),
  wishes: ruled<WishesUpdate>(WISHES_RULES),
  horoscope: ruled<HoroscopeUpdate>(HOROSCOPE_RULES),
  biodata: ruled<NewBiodata>(NEW_BIODATA_RULES),
  'biodata-change': ruled<BiodataChange & { id: string }>({
    ...BIODATA_CHANGE_RULES,
    id: required(atMost(LIMITS.idLength, MESSAGES.choice)),
  }),
};

/** The trial change is rolled back in any case. */
class Tried extends Error {
  constructor(readonly result: unknown) {
    super();
  }
}

@Injectable()
export class DeskChanges {
  private readonly forms = new StrictPipe();

  constructor(
    private readonly ways: WaysBack,
    private readonly biodata: MyBiodata,
    private readonly lineages: Lineages,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * Tried as the candidate would send it, so that the family member sees immediately what is wrong.
   * @throws AppError invalid-form by the fields of its own form, changed-meanwhile, and what refuses the change
   */
  async payloadOf(caller: MemberPrincipal, { kind, of, change: sent = {} }: DeskDraftRequest): Promise<Payload> {
    const { hand, ...candidate } = caller;
    const form = kind === 'biodata' || kind === 'biodata-change' ? kind : DESK_EDITS.find((edit) => edit === of);
    if (!form || !hand) throw new AppError('forbidden');
    const body = { ...((await this.forms.transform(sent, { type: 'body', metatype: FORMS[form] })) as object) };
    if (form === 'biodata') {
      const { consent: _, ...wish } = body as NewBiodata;
      await this.attempt((manager) => this.makeLink(manager, candidate, { wish, byId: hand.userId }));
      return { biodata: wish };
    }
    if (form === 'biodata-change') {
      const { id, ...change } = body as BiodataChange & { id: string };
      const owner = { ownerId: candidate.userId, byId: candidate.userId };
      const after = await this.attempt((manager) => this.biodata.changeIn(manager, owner, id, change));
      return { link: { id, change }, biodata: { ...after, days: change.days ?? null } };
    }
    const { version, ...typed } = body as { version?: number };
    const change = await this.changeOf(form, typed);
    const before = await this.ways.formBefore(caller, form, typed);
    await this.attempt((manager) => this.ways.make(manager, candidate, change, version));
    return { edit: { change, before } };
  }

  /**
   * The way back; null for a link, which is withdrawn separately.
   * @throws AppError changed-meanwhile where the earlier value is no longer there
   */
  async make(
    manager: EntityManager,
    candidate: MemberPrincipal,
    { edit, biodata, link }: Payload,
    byId: number,
  ): Promise<NonNullable<Payload['edit']>['before'] | null> {
    const { userId: ownerId } = candidate;
    if (link) await this.biodata.changeIn(manager, { ownerId, byId: ownerId }, link.id, link.change);
    else if (biodata?.days) await this.makeLink(manager, candidate, { wish: { ...biodata, days: biodata.days }, byId });
    if (!edit) return null;
    const { change, before } = edit;
    const body = 'fields' in change ? change.fields : 'lines' in change ? change.lines : {};
    const now = await this.ways.formBefore(candidate, change.of, body);
    // As it was kept: JSON knows no `undefined`.
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(now)), before)) throw new AppError('changed-meanwhile');
    await this.ways.make(manager, candidate, change);
    return before;
  }

  private async makeLink(
    manager: EntityManager,
    { userId: ownerId }: MemberPrincipal,
    { wish, byId }: { wish: NewBiodata; byId: number },
  ): Promise<void> {
    await this.biodata.makeIn(manager, { ownerId, byId, ip: '' }, wish);
  }

  private async attempt<T>(change: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.accounts.transaction(async (manager) => {
        throw new Tried(await change(manager));
      });
    } catch (error) {
      if (error instanceof Tried) return error.result as T;
      throw error;
    }
  }

  private async changeOf(of: DeskEdit, typed: object): Promise<Change> {
    // Who sees more is a setting, and settings are the candidate's alone.
    if (of === 'details' && 'moreVisible' in typed) throw new AppError('desk-not-yours');
    if (of === 'profile' || of === 'details') return { of, fields: typed };
    if (of === 'siblings') return { of, siblings: (typed as SiblingsUpdate).siblings };
    if (of === 'wishes') return { of, items: (typed as WishesUpdate).items } as Change;
    if (of === 'horoscope') return { of, told: typed };
    return { of, lines: await this.namedLines(typed) };
  }

  /** By its name, so that the candidate reads which gothra it is. */
  private async namedLines(lines: LineageRequest): Promise<LineageRequest> {
    const named = Object.entries(lines).map(async ([line, said]) => {
      const gothra = said.gothraId ? await this.lineages.named(said.gothraId) : null;
      return [line, gothra ? { typed: gothra.en } : { ...said }] as const;
    });
    return Object.fromEntries(await Promise.all(named));
  }
}
