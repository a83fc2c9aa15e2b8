import type { GothraDecisionRequest } from '@kalyanam/shared/team/gothras';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { gothraKey } from '@kalyanam/shared/topics/gothras/gothra-key';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { gothraToken } from '../../platform/text-keys/gothra-token.js';
import { GothraDecisionsRepository, type GothraDecision } from './gothra-decisions.repository.js';
import { GothrasRepository, type GothraRow } from './gothras.repository.js';

const DAY_MS = 86_400_000;

/** Whose lines have changed, and by what number the listing compares them now. */
export interface Regrouped {
  readonly decision: { readonly id: number; readonly publicId: string };
  readonly key: string;
  readonly gothra: string | null;
  /** Null: nothing changes for the listing. */
  readonly token: number | null;
  readonly lines: number;
  readonly userIds: readonly number[];
}

export const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + GOTHRA_LIMITS.undoDays * DAY_MS);

/**
 * The only writer of `gothras`, `gothra_aliases` and `gothra_decisions`. The typed text stays in `lineages` beside its
 * resolution, so that a decision can be undone. Its methods join the transaction of their manager.
 */
@Injectable()
export class GothraTable {
  constructor(
    private readonly decisions: GothraDecisionsRepository,
    private readonly gothras: GothrasRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError already-decided, not-found, invalid-form */
  async decide(manager: EntityManager, request: GothraDecisionRequest, adminId: number): Promise<Regrouped> {
    const { key, act } = request;
    const { lines, text, userIds } = await this.decisions.unlisted(manager, key);
    const decided = await this.decisions.isDecided(manager, key);
    if (lines === 0 || (act === 'leave' && decided)) throw new AppError(decided ? 'already-decided' : 'not-found');
    await this.decisions.endLeaving(manager, key, this.clock.now());
    const gothra = act === 'leave' ? null : await this.gothraFor(manager, request);
    if (gothra) {
      await this.decisions.addAlias(manager, key, text, gothra.id);
      await this.decisions.resolve(manager, key, gothra.id);
    }
    const decision = { publicId: publicId(), kind: act, key, text, gothraId: gothra?.id ?? null };
    const made = { rowsChanged: gothra ? lines : 0, decidedBy: adminId, decidedAt: this.clock.now() };
    const id = await this.decisions.insert(manager, { ...decision, ...made });
    return {
      decision: { id, publicId: decision.publicId },
      key,
      gothra: gothra?.en ?? null,
      token: gothra && gothraToken({ state: 'resolved', gothraId: gothra.id, key }),
      lines,
      userIds: gothra ? userIds : [],
    };
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  async undo(manager: EntityManager, decisionId: string): Promise<Regrouped> {
    const found = await this.decisions.find(manager, decisionId);
    if (!found) throw new AppError('not-found');
    const now = this.clock.now();
    if (found.undoneAt) throw new AppError('already-decided');
    if (found.gothraId !== null && undoUntil(found.decidedAt) < now)
      throw fieldError('id', ADMIN_MESSAGES.gothraUndoLate);
    await this.decisions.undone(manager, found.id, now);
    const { id, publicId, key, gothraId } = found;
    if (gothraId === null) return { decision: { id, publicId }, key, gothra: null, token: null, lines: 0, userIds: [] };
    const gothra = await this.gothras.byKey(manager, key);
    const { lines, userIds } = await this.takenOut(manager, found, gothraId);
    const token = gothraToken({ state: 'unlisted', gothraId: null, key });
    return { decision: { id, publicId }, key, gothra: gothra?.en ?? null, token, lines, userIds };
  }

  private async takenOut(manager: EntityManager, { kind, key }: GothraDecision, gothraId: number) {
    const changed = await this.decisions.unresolve(manager, key, gothraId);
    await this.decisions.removeAlias(manager, key, gothraId);
    if (kind === 'add') await this.decisions.removeUnusedGothra(manager, gothraId);
    return changed;
  }

  private async gothraFor(manager: EntityManager, request: GothraDecisionRequest): Promise<GothraRow> {
    if (request.act === 'add') return this.added(manager, request);
    const gothra = await this.gothras.bySlug(request.gothraId ?? '', manager);
    if (!gothra) throw fieldError('gothraId', MESSAGES.choice);
    return gothra;
  }

  private async added(manager: EntityManager, request: GothraDecisionRequest): Promise<GothraRow> {
    const [slug = '', en = '', te = ''] = [request.slug, request.en, request.te].map((value) => value?.trim());
    if (await this.decisions.hasSlug(manager, slug)) throw fieldError('slug', ADMIN_MESSAGES.slugTaken);
    for (const [field, name] of Object.entries({ en, te }))
      if (await this.gothras.byKey(manager, gothraKey(name))) throw fieldError(field, ADMIN_MESSAGES.gothraThere);
    const id = await this.decisions.addGothra(manager, { slug, en, te, kind: request.kind ?? '' });
    for (const name of [en, te]) await this.decisions.addAlias(manager, gothraKey(name), name, id);
    return { id, slug, en, te };
  }
}
