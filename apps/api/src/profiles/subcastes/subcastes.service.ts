import type { SubcasteDecisionRequest } from '@kalyanam/shared/team/subcastes';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { SUBCASTES } from '@kalyanam/shared/base/domain/subcastes';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { listedSubcaste, subcasteKey } from '../../platform/text-keys/subcaste-key.js';
import { undoUntil } from '../gothras/gothra-table.service.js';
import { SubcasteDecisionsRepository } from './subcaste-decisions.repository.js';
import { SubcastesRepository } from './subcastes.repository.js';

export interface Regrouped {
  readonly decision: { readonly id: number; readonly publicId: string };
  /** What the texts are compared by. */
  readonly keys: readonly string[];
  /** What the text means, or meant; null for nothing. */
  readonly subcaste: string | null;
  readonly members: number;
  /** The subcaste that is no longer in the list. */
  readonly taken?: string | null;
}

/**
 * The only writer of `stated_subcastes` and `subcaste_decisions`. The typed text stays in the profile beside its
 * resolution, so that a decision can be undone. Its methods join the transaction of their manager.
 */
@Injectable()
export class Subcastes {
  constructor(
    private readonly stated: SubcastesRepository,
    private readonly decisions: SubcasteDecisionsRepository,
    private readonly clock: Clock,
  ) {}

  /** A profile has this text now. */
  async written(manager: EntityManager, userId: number, text: string | null): Promise<void> {
    const key = subcasteKey(text ?? '');
    if (text === null || key === '') return this.stated.forget(manager, userId);
    const subcaste = listedSubcaste(text) ?? (await this.meaningOf(manager, key));
    await this.stated.state(manager, userId, { key, subcaste, at: this.clock.now() });
  }

  /** What the team has made of a text that is not in the published list. */
  private async meaningOf(manager: EntityManager, key: string): Promise<string | null> {
    const decided = await this.stated.decided(manager, key);
    if (decided) return decided;
    return (await this.stated.added(manager)).find((name) => spellingsOf(name).includes(key))?.id ?? null;
  }

  /** Ids by member; a member who stated none, or one that is in no list, is not in the map. */
  idsOf(userIds: readonly number[], manager?: EntityManager): Promise<ReadonlyMap<number, string>> {
    return this.stated.idsOf(userIds, manager);
  }

  /** @throws AppError already-decided, not-found, invalid-form */
  async decide(manager: EntityManager, request: SubcasteDecisionRequest, adminId: number): Promise<Regrouped> {
    const { key, act } = request;
    const { members: stating, text } = await this.stated.unlisted(manager, key);
    const [before] = await this.decisions.inForce(manager, key);
    if (stating === 0 || (act === 'leave' && before)) throw new AppError(before ? 'already-decided' : 'not-found');
    await this.decisions.endLeaving(manager, key, this.clock.now());
    const meant = act === 'leave' ? NOTHING : await this.meant(manager, request);
    const keys = keysOf({ key, ...meant });
    const members = meant.subcaste ? await this.stated.resolve(manager, keys, meant.subcaste) : 0;
    const decision = { publicId: publicId(), kind: act, key, text, ...meant };
    const made = { rowsChanged: members, decidedBy: adminId, decidedAt: this.clock.now() };
    const id = await this.decisions.insert(manager, { ...decision, ...made });
    return { decision: { id, publicId: decision.publicId }, keys, subcaste: meant.subcaste, members };
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  async undo(manager: EntityManager, decisionId: string): Promise<Regrouped> {
    const found = await this.decisions.find(manager, decisionId);
    if (!found) throw new AppError('not-found');
    const now = this.clock.now();
    if (found.undoneAt) throw new AppError('already-decided');
    if (found.subcaste !== null && undoUntil(found.decidedAt) < now)
      throw fieldError('id', ADMIN_MESSAGES.gothraUndoLate);
    const taken = found.kind === 'add' ? found.subcaste : null;
    if (taken && (await this.decisions.isMappedTo(manager, taken)))
      throw fieldError('id', ADMIN_MESSAGES.subcasteInUse);
    await this.decisions.undone(manager, found.id, now);
    const keys = keysOf(found);
    const members = found.subcaste ? await this.stated.unresolve(manager, keys, found.subcaste) : 0;
    return { decision: found, keys, subcaste: found.subcaste, members, taken };
  }

  private async meant(manager: EntityManager, request: SubcasteDecisionRequest) {
    if (request.act === 'add') return this.added(manager, request);
    const subcaste = request.subcaste ?? '';
    const known: readonly string[] = [...SUBCASTES, ...(await this.stated.added(manager)).map(({ id }) => id)];
    if (!known.includes(subcaste)) throw fieldError('subcaste', MESSAGES.choice);
    return { ...NOTHING, subcaste };
  }

  private async added(manager: EntityManager, request: SubcasteDecisionRequest) {
    const [slug = '', en = '', te = ''] = [request.slug, request.en, request.te].map((value) => value?.trim());
    const there = await this.stated.added(manager);
    if ([...SUBCASTES, ...there.map(({ id }) => id)].includes(slug)) throw fieldError('slug', ADMIN_MESSAGES.slugTaken);
    const names = new Set(there.flatMap(spellingsOf));
    for (const [field, name] of Object.entries({ en, te }))
      if (listedSubcaste(name) || names.has(subcasteKey(name))) throw fieldError(field, ADMIN_MESSAGES.subcasteThere);
    return { subcaste: slug, en, te };
  }
}

const spellingsOf = ({ en, te }: { readonly en: string | null; readonly te: string | null }): string[] =>
  [en, te].flatMap((name) => (name === null ? [] : subcasteKey(name)));

/** A subcaste that is added is meant by its names too. */
const keysOf = ({ key, ...names }: { key: string; en: string | null; te: string | null }): string[] => [
  ...new Set([key, ...spellingsOf(names)]),
];

const NOTHING = { subcaste: null, en: null, te: null } as const;
