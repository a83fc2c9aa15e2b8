/**
 * C13: the links to a member's biodata. Records the maker and the recipient of each link, so that family members may do
 * it on the candidate's behalf.
 */
import {
  BIODATA_CONTACTS,
  BIODATA_LIMITS,
  BIODATA_SECTIONS,
  type BiodataChoice,
  BIODATA_MESSAGES,
} from '@kalyanam/shared/topics/biodata/biodata';
import type {
  BiodataAnswer,
  BiodataChange,
  BiodataList,
  BiodataListQuery,
  BiodataPreview,
  BiodataPreviewQuery,
  BiodataWithdrawn,
  NewBiodata,
} from '@kalyanam/shared/contracts/biodata';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { given, isEmpty } from '@kalyanam/shared/base/rule';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { BiodataShareRow } from '../../profiles/biodata-shares/biodata-share.entity.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { mayShare, stateOf } from '../../profiles/biodata-shares/biodata-state.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { DeskSeatsRepository } from '../../people/seats/desk-seats.repository.js';
import { Paper } from '../../platform/pdf/paper.service.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { BiodataLinks } from './biodata-links.service.js';
import { hasStars } from './biodata-parts.js';
import { BiodataPages } from './biodata-pages.service.js';
import { biodataShareView, choiceOf } from './biodata.view.js';

const DAY_SECONDS = 86_400;
/** The same form sent again within this time is the same link. */
const AGAIN_MS = 60_000;
/** A press takes a moment to arrive. */
const UNDO_MS = (BIODATA_LIMITS.undoSeconds + 5) * 1000;

/** Whose biodata it is, who acts, and through whose eyes the photo is seen. */
export interface BiodataHand {
  readonly ownerId: number;
  readonly byId: number;
  readonly eyes: PhotoViewer;
  readonly ip: string;
}

@Injectable()
export class MyBiodata {
  constructor(
    private readonly shares: BiodataShares,
    private readonly pages: BiodataPages,
    private readonly links: BiodataLinks,
    private readonly seats: DeskSeatsRepository,
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
    private readonly limits: Limits,
    private readonly paper: Paper,
    private readonly clock: Clock,
  ) {}

  async list({ ownerId }: BiodataHand, query: BiodataListQuery): Promise<Answer<BiodataList>> {
    const facts = await this.pages.factsOf(ownerId);
    const page = pageOf(query, LIMITS.listPageSize);
    const [rows, total] = await this.shares.page(ownerId, page);
    const now = this.clock.now();
    return {
      shares: rows.map((row) => biodataShareView(row, stateOf(row, facts, now), this.links.pathOf(row))),
      open: await this.shares.countOpen(ownerId),
      consent: await this.consents.isGiven(ownerId, 'biodata-link'),
      mayShare: mayShare(facts),
      horoscope: hasStars(facts),
      familyNumber: facts.familyNumbers.length > 0,
      pdf: await this.paper.isThere(),
      ...pagesOf(page, total),
    };
  }

  /** A hand sees none of the candidate's own phone and email in it: who gives them out is the candidate. */
  async preview({ ownerId, byId, eyes }: BiodataHand, query: BiodataPreviewQuery): Promise<Answer<BiodataPreview>> {
    const choice = {
      ...query,
      ...(byId !== ownerId && query.contact === 'own' && { contact: 'none' as const }),
      sections: inOrder(query.sections.split(',')),
      gothra: query.gothra === 'yes',
      horoscope: query.horoscope === 'yes',
    };
    const { content } = await this.pages.page(await this.pages.factsOf(ownerId), choice, eyes);
    return { content };
  }

  /** @throws AppError not-found */
  async one(hand: BiodataHand, id: string): Promise<Answer<BiodataAnswer>> {
    const share = await this.shares.find(hand.ownerId, id);
    if (!share) throw new AppError('not-found');
    return this.answer(hand, share);
  }

  /** @throws AppError verification-needed, invalid-form, too-many-requests */
  async make(hand: BiodataHand, wish: NewBiodata): Promise<Answer<BiodataAnswer>> {
    await this.limits.count('biodata-create', String(hand.ownerId));
    const id = await this.accounts.transaction((manager) => this.makeIn(manager, hand, wish));
    return this.one(hand, id);
  }

  /** In a transaction of others: the id of the link. */
  async makeIn(
    manager: EntityManager,
    { ownerId, byId, ip }: Pick<BiodataHand, 'ownerId' | 'byId' | 'ip'>,
    wish: NewBiodata,
  ): Promise<string> {
    const forWhom = named(wish.forWhom);
    const choice = choiceOf({ ...wish, sections: inOrder(wish.sections) });
    const user = await this.accounts.lockOrThrow(manager, ownerId, 'not-signed-in');
    if (!mayShare({ user })) throw new AppError('verification-needed');
    // Consent is the candidate's own.
    if (wish.consent && byId === ownerId) await this.consents.give(manager, ownerId, 'biodata-link', ip);
    if (!(await this.consents.isGiven(ownerId, 'biodata-link', manager)))
      throw fieldError('consent', BIODATA_MESSAGES.consent);
    await this.requireNumber(manager, ownerId, choice.contact);
    const again = await this.justMade(manager, ownerId, { ...choice, forWhom });
    if (again) return again.publicId;
    if ((await this.shares.countOpen(ownerId, manager)) >= BIODATA_LIMITS.open)
      throw fieldError('forWhom', BIODATA_MESSAGES.full);
    const share = { ...choice, publicId: publicId(), ownerId, createdBy: byId, forWhom };
    const tokenHash = this.links.hash(this.links.tokenOf(share.publicId));
    await this.shares.insert(manager, { ...share, tokenHash, expiresAt: this.inDays(wish.days) });
    return share.publicId;
  }

  /**
   * @throws AppError not-found, changed-meanwhile, invalid-form, desk-draft-needed where a hand would show more (R116)
   */
  async change(hand: BiodataHand, id: string, wish: BiodataChange): Promise<Answer<BiodataAnswer>> {
    await this.accounts.transaction((manager) => this.changeIn(manager, hand, id, wish));
    return this.one(hand, id);
  }

  /** In a transaction of others: what the link shows then. */
  async changeIn(
    manager: EntityManager,
    { ownerId, byId }: Pick<BiodataHand, 'ownerId' | 'byId'>,
    id: string,
    wish: BiodataChange,
  ): Promise<BiodataChoice & { forWhom: string }> {
    const { version, forWhom, withdrawn, sections, days: typedDays, ...choice } = wish;
    const days = given(typedDays);
    const share = await this.locked(manager, ownerId, id);
    if (share.version !== version) throw new AppError('changed-meanwhile');
    if (share.revokedAt && !(withdrawn === false && this.canUndo(share, byId))) throw new AppError('changed-meanwhile');
    const change = {
      ...chosen(choice),
      ...(sections && { sections: inOrder(sections) }),
      ...(typeof forWhom === 'string' && { forWhom: named(forWhom) }),
    };
    const isOwn = byId === ownerId || byId === share.createdBy;
    if (!isOwn && (days || showsMore(share, change))) throw new AppError('desk-draft-needed');
    if (share.contact !== 'family') await this.requireNumber(manager, ownerId, change.contact);
    if (days && share.expiresAt <= this.clock.now()) await this.requireRoom(manager, ownerId);
    await this.shares.change(manager, share, {
      ...change,
      ...(days && { expiresAt: this.inDays(days) }),
      ...(withdrawn === false && { revokedAt: null, revokedBy: null, revokedByUser: null }),
      ...(withdrawn === true && this.withdrawal(byId)),
    });
    return { ...choiceOf({ ...share, ...change }), forWhom: change.forWhom ?? share.forWhom };
  }

  /** A second press changes nothing. @throws AppError not-found */
  async withdraw({ ownerId, byId }: BiodataHand, id: string): Promise<Answer<BiodataWithdrawn>> {
    const withdrawn = await this.accounts.transaction(async (manager) => {
      const share = await this.locked(manager, ownerId, id);
      if (share.revokedAt) return 0;
      await this.shares.change(manager, share, this.withdrawal(byId));
      return 1;
    });
    return { withdrawn };
  }

  async withdrawAll({ ownerId }: BiodataHand): Promise<Answer<BiodataWithdrawn>> {
    const withdrawn = await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, ownerId);
      return this.shares.revokeAll(manager, ownerId, 'owner');
    });
    return { withdrawn };
  }

  private async answer({ eyes }: BiodataHand, share: BiodataShareRow): Promise<Answer<BiodataAnswer>> {
    const facts = await this.pages.factsOf(share.ownerId);
    const { content } = await this.pages.ofShareWith(share, facts, eyes);
    const state = stateOf(share, facts, this.clock.now());
    return {
      share: biodataShareView(share, state, this.links.pathOf(share)),
      content,
      pdf: await this.paper.isThere(),
    };
  }

  private async locked(manager: EntityManager, ownerId: number, id: string): Promise<BiodataShareRow> {
    await this.accounts.lock(manager, ownerId);
    const share = await this.shares.lock(manager, ownerId, id);
    if (!share) throw new AppError('not-found');
    return share;
  }

  private async justMade(
    manager: EntityManager,
    ownerId: number,
    wish: BiodataChoice & { forWhom: string },
  ): Promise<BiodataShareRow | null> {
    const last = await this.shares.last(manager, ownerId);
    const isNew = last && !last.revokedAt && this.clock.now().getTime() - last.createdAt.getTime() < AGAIN_MS;
    const same = (row: BiodataChoice & { forWhom: string }): string => JSON.stringify([choiceOf(row), row.forWhom]);
    return isNew && same(last) === same(wish) ? last : null;
  }

  private async requireRoom(manager: EntityManager, ownerId: number): Promise<void> {
    if ((await this.shares.countOpen(ownerId, manager)) >= BIODATA_LIMITS.open)
      throw fieldError('days', BIODATA_MESSAGES.full);
  }

  /** @throws AppError invalid-form where no one in the family has agreed to give their number */
  private async requireNumber(
    manager: EntityManager,
    ownerId: number,
    contact: BiodataChoice['contact'] | undefined,
  ): Promise<void> {
    if (contact !== 'family' || (await this.seats.numbersOf(ownerId, manager)).length > 0) return;
    throw fieldError('contact', BIODATA_MESSAGES.familyNumber);
  }

  private withdrawal(revokedByUser: number): Pick<BiodataShareRow, 'revokedAt' | 'revokedBy' | 'revokedByUser'> {
    return { revokedAt: this.clock.now(), revokedBy: 'owner', revokedByUser };
  }

  /** Only by the one that withdrew it. */
  private canUndo({ revokedAt, revokedBy, revokedByUser }: BiodataShareRow, byId: number): boolean {
    if (revokedBy !== 'owner' || revokedByUser !== byId || revokedAt === null) return false;
    return this.clock.now().getTime() - revokedAt.getTime() <= UNDO_MS;
  }

  private inDays(days: number): Date {
    return this.clock.inSeconds(days * DAY_SECONDS);
  }
}

const inOrder = (sections: readonly string[]): BiodataChoice['sections'] =>
  BIODATA_SECTIONS.filter((section) => sections.includes(section));

/** Whether a change puts something on the page that was not there. */
function showsMore(share: BiodataChoice, change: Partial<BiodataChoice>): boolean {
  const next = { ...share, ...change };
  return (
    BIODATA_CONTACTS.indexOf(next.contact) > BIODATA_CONTACTS.indexOf(share.contact) ||
    (next.photo !== share.photo && next.photo !== 'none') ||
    (next.gothra && !share.gothra) ||
    (next.horoscope && !share.horoscope) ||
    next.sections.some((section) => !share.sections.includes(section))
  );
}

/** White space alone is no name. */
function named(typed: string): string {
  const line = plainLine(typed);
  if (!line) throw fieldError('forWhom', MESSAGES.required);
  return line;
}

/** An empty choice is left out. */
const chosen = (choice: Partial<BiodataChoice>): Partial<BiodataChoice> =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => !isEmpty(value)));
