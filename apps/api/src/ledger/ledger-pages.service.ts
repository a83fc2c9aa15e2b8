/** C6: the owner's own page of who has looked. */
import type { LedgerPage, LedgerQuery, LedgerTab } from '@kalyanam/shared/contracts/ledger';
import { LIMITS } from '@kalyanam/shared/limits';
import { given } from '@kalyanam/shared/rules/rule';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import type { Answer } from '../common/http/answer.js';
import { pageOf, pagesOf, type Page } from '../common/http/paging.js';
import { Limits } from '../common/limits/limits.service.js';
import { MemberCards } from '../profiles/member-cards.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { personView, teamView } from './ledger.view.js';

@Injectable()
export class LedgerPages {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
  ) {}

  async page(caller: MemberPrincipal, query: LedgerQuery): Promise<Answer<LedgerPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const tab = (given(query.tab) ?? 'people') as LedgerTab;
    const page = pageOf(query, LIMITS.listPageSize);
    const [people, team, total] = tab === 'team' ? await this.team(caller, page) : await this.people(caller, page);
    const pages = pagesOf(page, total);
    const kind = tab === 'team' ? 'team' : 'member';
    const months = pages.page >= pages.totalPages ? await this.ledger.months(caller.userId, kind) : [];
    return { tab, people, team, months, ...pages };
  }

  private async people(caller: MemberPrincipal, page: Page): Promise<[LedgerPage['people'], [], number]> {
    const [people, total] = await this.ledger.people(caller.userId, page);
    const ids = people.map(({ viewerId }) => viewerId);
    const [names, looks] = await Promise.all([this.cards.names(caller, ids), this.ledger.looksOf(caller.userId, ids)]);
    const views = people.map((person) =>
      personView(person, names.get(person.viewerId) ?? null, looks.get(person.viewerId) ?? []),
    );
    return [views, [], total];
  }

  private async team({ userId }: MemberPrincipal, page: Page): Promise<[[], LedgerPage['team'], number]> {
    const [looks, total] = await this.ledger.team(userId, page);
    return [[], looks.map(teamView), total];
  }
}
