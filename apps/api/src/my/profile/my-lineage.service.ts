import type {
  GothraRuleRequest,
  LineageAnswer,
  LineageRequest,
  LineageView,
  SaidOfLine,
} from '@kalyanam/shared/contracts/gothras';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isNotKnown } from '@kalyanam/shared/topics/gothras/gothra-words';
import { given } from '@kalyanam/shared/base/rule';
import { LINEAGE_LINES, NOT_KNOWN, type LineageLine, type NoGothra } from '@kalyanam/shared/base/vocabulary/gothras';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import type { LineageRow } from '../../profiles/gothras/gothras.repository.js';
import { Lineages } from '../../profiles/gothras/lineages.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { ProfileEdits } from '../../profiles/profile/profile-edits.service.js';
import { ProfileChanges } from './profile-changes.service.js';

/** What one's own family states about its gothras, and which lines it avoids. */
@Injectable()
export class MyLineage {
  constructor(
    private readonly lineages: Lineages,
    private readonly accounts: AccountsService,
    private readonly changes: ProfileChanges,
    private readonly edits: ProfileEdits,
    private readonly consents: MemberConsents,
    private readonly entries: BrowseEntries,
  ) {}

  async read(userId: number): Promise<Answer<LineageAnswer>> {
    const [family, waiting, consent] = await Promise.all([
      this.lineages.family(userId),
      this.edits.waiting(userId),
      this.consents.isGiven(userId, 'family-details'),
    ]);
    const lines = LINEAGE_LINES.flatMap(({ value }) => family.rows.filter(({ line }) => line === value));
    return {
      lines: lines.map(lineView),
      waiting: waiting.gothra ?? null,
      rule: [...family.rule],
      version: family.version,
      consent,
    };
  }

  /** R30: the own line is the profile's gothra, and waits for review where that does. @throws AppError invalid-form */
  async write(userId: number, request: LineageRequest): Promise<void> {
    const said = await this.saidIn(request);
    await this.settle(userId, (manager) => this.writeSaid(manager, userId, said));
  }

  /** The same in a transaction of others. */
  async writeIn(manager: EntityManager, userId: number, request: LineageRequest): Promise<void> {
    const said = await this.saidIn(request);
    await this.settleIn(manager, userId, () => this.writeSaid(manager, userId, said));
  }

  /**
   * Until verification no one's surname or women are compared: those lines can neither be sent nor are they lost.
   * @throws AppError changed-meanwhile, invalid-form
   */
  async setRule({ userId, verificationStatus }: MemberPrincipal, { lines, version }: GothraRuleRequest): Promise<void> {
    const verified = verificationStatus === 'verified';
    if (!verified && lines.some((line) => line !== 'own')) throw fieldError('lines', DETAIL_MESSAGES.afterVerification);
    await this.settle(userId, async (manager) => {
      const rule = verified ? lines : (await this.lineages.family(userId, manager)).rule;
      await this.lineages.setRule(manager, userId, rule, version);
    });
  }

  private async writeSaid(manager: EntityManager, userId: number, said: readonly [LineageLine, Said][]): Promise<void> {
    const consent = await this.consents.isGiven(userId, 'family-details', manager);
    for (const [line, what] of said)
      if (line === 'own') await this.changes.updateIn(manager, userId, { gothra: ownText(what) });
      else if (consent) await this.lineages.write(manager, userId, line, what);
      else throw fieldError(line, DETAIL_MESSAGES.consent);
  }

  private settle(userId: number, write: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.accounts.transaction((manager) => this.settleIn(manager, userId, () => write(manager)));
  }

  private async settleIn(manager: EntityManager, userId: number, write: () => Promise<void>): Promise<void> {
    await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    await write();
    await this.entries.refresh(manager, userId);
  }

  private async saidIn(request: LineageRequest): Promise<[LineageLine, Said][]> {
    const said: [LineageLine, Said][] = [];
    for (const { value: line } of LINEAGE_LINES) {
      const what = request[line];
      if (what) said.push([line, await this.saidOf(line, what)]);
    }
    if (said.length === 0) throw fieldError('own', MESSAGES.required);
    return said;
  }

  /** Exactly one of the three. */
  private async saidOf(line: LineageLine, { gothraId, typed, state }: SaidOfLine): Promise<Said> {
    const [chosen, text, none] = [given(gothraId), given(typed), given(state)];
    if ([chosen, text, none].filter((one) => one != null).length !== 1)
      throw fieldError(`${line}.typed`, MESSAGES.required);
    if (line === 'own' && none && none !== 'unknown') throw fieldError('own.state', MESSAGES.choice);
    if (none) return { state: none };
    if (text) return isNotKnown(text) ? { state: 'unknown' } : { text };
    const gothra = await this.lineages.named(chosen!);
    if (!gothra) throw fieldError(`${line}.gothraId`, MESSAGES.choice);
    return { text: gothra.en };
  }
}

type Said = { readonly text: string } | { readonly state: NoGothra };

/** As the profile holds it. */
const ownText = (said: Said): string => ('text' in said ? said.text : NOT_KNOWN);

const lineView = ({ line, state, slug, en, te, typed }: LineageRow): LineageView => ({
  line,
  state,
  gothra: slug && en && te ? { id: slug, en, te } : null,
  typed,
});
