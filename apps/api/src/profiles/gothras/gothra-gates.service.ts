/** R46, R84: what the gate tells a viewer about a profile, and how often. */
import type { GothraGate } from '@kalyanam/shared/contracts/gothras';
import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import type { GothraVerdict } from '@kalyanam/shared/base/vocabulary/gothras';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { fullVerdict, ownVerdict, sameSurname } from './gothra-gate.js';
import { Lineages } from './lineages.service.js';

/** How much of two families the gate compares for a viewer: the policy decides it. */
export type GateWidth = 'none' | 'own-line' | 'all-lines';

interface GateViewer {
  readonly userId: number;
  readonly verificationStatus: VerificationStatus;
}

const CANNOT_TELL: GothraGate = { verdict: 'cannot-tell', line: null, changedAt: null, sameSurname: false };
const TOMORROW: GothraGate = { ...CANNOT_TELL, verdict: null };

@Injectable()
export class GothraGates {
  constructor(
    private readonly lineages: Lineages,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** For a profile that is opened. */
  async forProfile(viewer: GateViewer, ownerId: number, width: GateWidth): Promise<GothraGate | null> {
    if (width === 'none') return null;
    const families = await this.lineages.families([viewer.userId, ownerId]);
    const [mine, theirs] = [families.get(viewer.userId)!, families.get(ownerId)!];
    if (width === 'all-lines')
      return { ...CANNOT_TELL, ...fullVerdict(mine, theirs), sameSurname: sameSurname(mine, theirs) };
    if (viewer.verificationStatus !== 'verified') {
      if (mine.heldSince) return { ...CANNOT_TELL, changedAt: mine.heldSince.toISOString() };
      if (!(await this.isWithinTheDay(viewer.userId, ownerId))) return TOMORROW;
    }
    return { ...CANNOT_TELL, ...ownVerdict(mine, theirs) };
  }

  /** What both families' rules say of these owners, all open to this viewer in every line. */
  async verdicts(viewerId: number, ownerIds: readonly number[]): Promise<ReadonlyMap<number, GothraVerdict>> {
    if (ownerIds.length === 0) return new Map();
    const families = await this.lineages.families([viewerId, ...ownerIds]);
    const mine = families.get(viewerId)!;
    return new Map(ownerIds.map((id) => [id, fullVerdict(mine, families.get(id)!).verdict]));
  }

  /** Which of these owners, all open to this viewer in every line, are 'same'. */
  async sameAmong(viewerId: number, ownerIds: readonly number[]): Promise<ReadonlySet<number>> {
    const verdicts = await this.verdicts(viewerId, ownerIds);
    return new Set(ownerIds.filter((id) => verdicts.get(id) === 'same'));
  }

  /** Limits the profiles in a day of India; the same one again on that day does not count. */
  private async isWithinTheDay(viewerId: number, ownerId: number): Promise<boolean> {
    const day = dayStartInIndia(this.clock.now()).toISOString();
    const pair = `${viewerId} ${ownerId} ${day}`;
    if (!(await this.limits.tryConsume('gothra-verdict-pair', pair))) return true;
    if (await this.limits.tryConsume('gothra-verdict', `${viewerId} ${day}`)) return true;
    await this.limits.reset('gothra-verdict-pair', pair);
    return false;
  }
}
