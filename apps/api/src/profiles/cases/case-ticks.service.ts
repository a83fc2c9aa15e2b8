/** R69: the ticks of a case. A reviewer has one per fact, of the version of the case that was looked at. */
import { HUMAN_FACTS, type HumanFact, type TickState } from '@kalyanam/shared/team/checks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { CaseTickRow } from './case-tick.entity.js';
import { CaseEvents } from './case-events.service.js';

type Whose = Pick<CaseTickRow, 'caseId' | 'adminId' | 'seen'>;

@Injectable()
export class CaseTicks {
  constructor(
    private readonly database: DataSource,
    private readonly events: CaseEvents,
    private readonly clock: Clock,
  ) {}

  /** Ticks of all reviewers, with their names. */
  forCase(caseId: number): Promise<CaseTickRow[]> {
    return this.database
      .getRepository(CaseTickRow)
      .find({ where: { caseId }, relations: { admin: true }, order: { at: 'ASC', fact: 'ASC' } });
  }

  /** In place of those that this reviewer had; the case must be locked. */
  async replace(
    manager: EntityManager,
    { caseId, adminId, seen }: Whose,
    states: ReadonlyMap<HumanFact, TickState>,
  ): Promise<void> {
    const before = await manager.findBy(CaseTickRow, { caseId, adminId });
    const kept = new Map(before.filter((row) => row.seen === seen).map((row) => [row.fact, row]));
    const at = this.clock.now();
    const rows = [...states].map(([fact, state]) => {
      const known = kept.get(fact);
      return { caseId, adminId, fact, state, seen, at: known?.state === state ? known.at : at };
    });
    await manager.delete(CaseTickRow, { caseId, adminId });
    if (rows.length > 0) await manager.insert(CaseTickRow, rows);
    await this.events.add(manager, { kind: 'checked', caseId, adminId });
  }

  /** What this reviewer found, of this version of the case. */
  async statesOf(manager: EntityManager, { caseId, adminId, seen }: Whose): Promise<Map<HumanFact, TickState>> {
    const ticks = await manager.findBy(CaseTickRow, { caseId, adminId, seen });
    return new Map(ticks.map(({ fact, state }) => [fact, state]));
  }

  /** Whether this reviewer found every fact right, of this version of the case. */
  async allRight(manager: EntityManager, whose: Whose): Promise<boolean> {
    const states = await this.statesOf(manager, whose);
    return HUMAN_FACTS.every(({ value }) => states.get(value) === 'ok');
  }
}
