import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import type { Principal } from '../../platform/access/access.js';
import type { DatedClaims } from '../../platform/access/bearer.js';
import { KnownCallers } from '../../platform/access/callers.js';
import { Clock } from '../../platform/time/clock.js';
import { ChangeFeed, type ChangeListener } from '../../platform/change-feed/change-feed.service.js';
import { IndexMemory } from '../../platform/change-feed/index-memory.service.js';

const MOST_KEPT = 20_000;

interface Known {
  readonly caller: MemberPrincipal;
  /** In seconds since 1970. */
  readonly until: number;
}

/** Members by their access tokens, until those end or something of the member or of their sessions changes. */
@Injectable()
export class KnownMembers extends KnownCallers implements ChangeListener {
  private readonly kept = new Map<string, Known>();
  private readonly tokensOf = new Map<number, Set<string>>();
  private readonly isOn: boolean;
  private heard = 0;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly feed: ChangeFeed,
    room: IndexMemory,
  ) {
    super();
    this.isOn = room.isAllowed;
    if (this.isOn) feed.listen(this);
  }

  async find(token: string): Promise<Principal | null> {
    if (!this.isOn || this.feed.isBehind) return null;
    await this.feed.caughtUp();
    const known = this.kept.get(token);
    return known && known.until * 1000 > this.clock.now().getTime() ? known.caller : null;
  }

  now(): number {
    return this.heard;
  }

  keep(token: string, caller: Principal, since: number): void {
    if (!this.isOn || since !== this.heard) return;
    const { exp } = this.jwt.decode<DatedClaims>(token);
    const { userId } = caller as MemberPrincipal;
    this.kept.set(token, { caller: caller as MemberPrincipal, until: exp });
    const tokens = this.tokensOf.get(userId) ?? new Set();
    this.tokensOf.set(userId, tokens.add(token));
    if (this.kept.size > MOST_KEPT) this.forget();
  }

  changed(userIds: ReadonlySet<number>): void {
    this.heard += 1;
    for (const userId of userIds) {
      for (const token of this.tokensOf.get(userId) ?? []) this.kept.delete(token);
      this.tokensOf.delete(userId);
    }
  }

  lost(): void {
    this.heard += 1;
    this.forget();
  }

  private forget(): void {
    this.kept.clear();
    this.tokensOf.clear();
  }
}
