/** C16: the words of a couple. Both tick the same words, the team publishes them, and either withdraws them for ever. */
import type { MyStory, PublicStory, StoriesPage, StoryRequest } from '@kalyanam/shared/contracts/marriages';
import { STORIES_A_PAGE } from '@kalyanam/shared/marriages/marriages';
import { plainText } from '@kalyanam/shared/plain-text';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { Clock } from '../common/clock.js';
import { AppError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { pageOf, pagesOf } from '../common/http/paging.js';
import { retryOnDeadlock } from '../database/retries.js';
import type { Marriage } from './marriage.entity.js';
import type { MarriageStory } from './marriage-story.entity.js';
import { StoriesRepository, type StoryRow } from './stories.repository.js';

@Injectable()
export class MarriageStories {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async mine(id: string, userId: number): Promise<MyStory | null> {
    const marriage = await this.stories.marriage(id, userId);
    const story = marriage && (await this.stories.of(marriage.id));
    if (!story) return null;
    const isA = story.userIdA === userId;
    return {
      ...{ state: story.state, text: story.text, version: story.version },
      mine: isA ? story.toldByA : story.toldByB,
      theirs: isA ? story.toldByB : story.toldByA,
      names: isA ? story.namedByA : story.namedByB,
    };
  }

  /** @throws AppError not-found, changed-meanwhile where the other family has written other words */
  async say(userId: number, id: string, request: StoryRequest): Promise<void> {
    const found = await this.stories.marriage(id, userId);
    if (!found?.claimantId || !found.namedId) throw new AppError('not-found');
    const both = [found.claimantId, found.namedId] as const;
    await retryOnDeadlock(() =>
      this.accounts.transaction(async (manager) => {
        await this.accounts.lockAll(manager, both);
        const marriage = await this.stories.marriage(id, userId, manager);
        if (!marriage) throw new AppError('not-found');
        await this.write(manager, { marriage, both, userId }, request);
      }),
    );
  }

  async page(query: { page?: string }): Promise<Answer<StoriesPage>> {
    const page = pageOf(query, STORIES_A_PAGE);
    const [rows, total] = await Promise.all([this.stories.page('public', page), this.stories.count('public')]);
    return { stories: rows.map(publicView), ...pagesOf(page, total) };
  }

  private async write(
    manager: EntityManager,
    { marriage, both, userId }: { marriage: Marriage; both: readonly [number, number]; userId: number },
    { tell, names = false, text = '', version }: StoryRequest,
  ): Promise<void> {
    const before = await this.stories.of(marriage.id, manager);
    // For ever.
    if (before?.state === 'withdrawn') return;
    if (tell && version !== undefined && version !== (before?.version ?? 0)) throw new AppError('changed-meanwhile');
    const now = this.clock.now();
    const none = { toldByA: false, toldByB: false, namedByA: false, namedByB: false };
    const story = before ?? {
      marriageId: marriage.id,
      userIdA: both[0],
      userIdB: both[1],
      text: '',
      version: 0,
      ...none,
    };
    if (!tell) return this.stories.put(manager, { ...story, ...none, text: '', state: 'withdrawn', since: now });
    const words = plainText(text);
    const isA = userId === both[0];
    const said = {
      ...(words === story.text ? story : { ...story, ...none, text: words, version: story.version + 1 }),
      ...(isA ? { toldByA: true, namedByA: names } : { toldByB: true, namedByB: names }),
    };
    await this.stories.put(manager, { ...said, ...this.stateOf(said, before, now) });
  }

  /** What is public stays so while nothing is changed; the other words of either family are read anew. */
  private stateOf(
    said: Pick<MarriageStory, 'toldByA' | 'toldByB' | 'namedByA' | 'namedByB' | 'version'>,
    before: MarriageStory | null,
    now: Date,
  ): Pick<MarriageStory, 'state' | 'since'> {
    const isSame =
      before?.version === said.version && before.namedByA === said.namedByA && before.namedByB === said.namedByB;
    if (isSame && (before.state === 'public' || before.state === 'review'))
      return { state: before.state, since: before.since };
    return { state: said.toldByA && said.toldByB ? 'review' : 'asked', since: now };
  }
}

const MONTH = 7;

const publicView = ({ id, text, names, confirmedAt, nameA, nameB, placeA, placeB }: StoryRow): PublicStory => ({
  ...{ id, text, places: [placeA, placeB] },
  names: Number(names) === 1 ? [nameA, nameB] : null,
  month: confirmedAt.toISOString().slice(0, MONTH),
});
