/** C6: the viewers of a profile, as its owner reads them. */
import type { LedgerTab } from '@kalyanam/shared/topics/account/ledger.rules';
import type { LedgerPage, LedgerQuery } from '@kalyanam/shared/contracts/ledger';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { AccessEventsRepository } from '../../people/access-ledger/access-events.repository.js';
import type { ViewerKind } from '../../people/access-ledger/access-event.entity.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf, type Page } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { DeskHands } from '../../people/seats/desk-hands.repository.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { linkView, personView, teamView } from './ledger.view.js';

@Injectable()
export class LedgerPages {
  private readonly rowsOf: Readonly<Record<LedgerTab, (caller: MemberPrincipal, page: Page) => Promise<Rows>>> = {
    people: (caller, page) => this.people(caller, page),
    team: (caller, page) => this.team(caller, page),
    links: (caller, page) => this.links(caller, page),
  };

  constructor(
    private readonly ledger: LedgerRepository,
    private readonly events: AccessEventsRepository,
    private readonly cards: MemberCards,
    private readonly shares: BiodataShares,
    private readonly hands: DeskHands,
    private readonly limits: Limits,
  ) {}

  async page(caller: MemberPrincipal, query: LedgerQuery): Promise<Answer<LedgerPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const tab = (given(query.tab) ?? 'people') as LedgerTab;
    const page = pageOf(query, LIMITS.listPageSize);
    const rows = await this.rowsOf[tab](caller, page);
    const { total, ...shown } = rows;
    const pages = pagesOf(page, total);
    const months = pages.page >= pages.totalPages ? await this.ledger.months(caller.userId, VIEWERS[tab]) : [];
    return { tab, people: [], team: [], links: [], ...shown, months, ...pages };
  }

  private async people(caller: MemberPrincipal, page: Page): Promise<Rows> {
    const [people, total] = await this.ledger.people(caller.userId, page);
    const ids = people.map(({ viewerId }) => viewerId);
    const [names, looks, hands] = await Promise.all([
      this.cards.names(caller, ids),
      this.ledger.looksOf(caller.userId, ids),
      this.hands.lookedBy(caller.userId, ids),
    ]);
    const atLook = await this.events.namesAtLook(
      caller.userId,
      ids.filter((id) => !names.has(id)),
    );
    const views = people.map((person) =>
      personView(
        person,
        { viewer: names.get(person.viewerId), atLook: atLook.get(person.viewerId) },
        { looks: looks.get(person.viewerId) ?? [], hands: hands.get(person.viewerId) ?? [] },
      ),
    );
    return { people: views, total };
  }

  private async team({ userId }: MemberPrincipal, page: Page): Promise<Rows> {
    const [looks, total] = await this.ledger.team(userId, page);
    return { team: looks.map(teamView), total };
  }

  private async links({ userId }: MemberPrincipal, page: Page): Promise<Rows> {
    const [looks, total] = await this.ledger.links(userId, page);
    const names = await this.shares.named(
      userId,
      looks.map(({ linkId }) => linkId),
    );
    return { links: looks.map((look) => linkView(look, names.get(look.linkId) ?? null)), total };
  }
}

type Rows = Partial<Pick<LedgerPage, 'people' | 'team' | 'links'>> & { readonly total: number };

const VIEWERS: Readonly<Record<LedgerTab, ViewerKind>> = { people: 'member', team: 'team', links: 'link' };
