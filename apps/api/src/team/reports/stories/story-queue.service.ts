/** C16: words of couples that both have ticked. The team publishes or refuses them, and edits nothing. */
import type { StoryDecisionAnswer, StoryDecisionRequest, StoryQueueAnswer } from '@kalyanam/shared/team/stories';
import { STORIES_A_PAGE } from '@kalyanam/shared/topics/marriage/marriages';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import { photoIn, StoriesRepository, type StoryRow } from '../../../my/marriage/stories.repository.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { Exports } from '../../lists/exports.service.js';
import { condition, type ListPlan } from '../../lists/list-query.js';

const FIRST_PAGE = { page: 1, size: STORIES_A_PAGE };

const WAITING: ListPlan = {
  from: 'marriage_stories s',
  key: 's.marriage_id',
  where: [condition(`s.state = 'review'`)],
  sort: 's.since',
  order: 'ASC',
};

const named = ({ names }: StoryRow): boolean => Number(names) === 1;

@Injectable()
export class StoryQueue {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly accounts: AccountsService,
    private readonly addresses: PhotoAddresses,
    private readonly exports: Exports,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async queue({ admin: { sessionId } }: Actor): Promise<Answer<StoryQueueAnswer>> {
    const [rows, total] = await Promise.all([this.stories.page('review', FIRST_PAGE), this.stories.count('review')]);
    const stories = rows.map((of) => {
      const { id, text, version, since } = of;
      const photo = photoIn(of);
      return {
        ...{ id, text, version, names: named(of), since: since.toISOString() },
        photo: photo && this.addresses.view(photo, { kind: 'admin', sessionId }),
        families: [
          { id: of.idA, name: of.nameA, place: of.placeA },
          { id: of.idB, name: of.nameB, place: of.placeB },
        ],
      };
    });
    return { stories, total };
  }

  csv(actor: Actor): Promise<StreamableFile> {
    const columns = {
      Waits: ({ since }: StoryRow) => since.toISOString(),
      'First family': ({ nameA }: StoryRow) => nameA,
      'Its place': ({ placeA }: StoryRow) => placeA,
      'Second family': ({ nameB }: StoryRow) => nameB,
      'Place of the second': ({ placeB }: StoryRow) => placeB,
      'With names': (story: StoryRow) => (named(story) ? 'yes' : 'no'),
      'With a photo': ({ photoId }: StoryRow) => (photoId === null ? 'no' : 'yes'),
      Words: ({ text }: StoryRow) => text,
    };
    const read = (ids: readonly number[]) => this.stories.waiting(ids);
    return this.exports.csv({ list: 'stories', plan: WAITING, read, columns }, { ...actor, query: {} });
  }

  /** @throws AppError changed-meanwhile where the couple has changed or withdrawn the words, or another has decided */
  async decide(id: string, { act, version }: StoryDecisionRequest, actor: Actor): Promise<Answer<StoryDecisionAnswer>> {
    await this.accounts.transaction(async (manager) => {
      const story = await this.stories.byMarriage(manager, id);
      if (story?.state !== 'review' || story.version !== version) throw new AppError('changed-meanwhile');
      const since = this.clock.now();
      // Refused words wait for others: neither family has ticked those yet.
      const decided =
        act === 'publish'
          ? { ...story, state: 'public' as const, since }
          : { ...story, state: 'asked' as const, since, toldByA: false, toldByB: false };
      await this.stories.put(manager, decided);
      const user = await this.accounts.lock(manager, story.userIdA);
      // The log is permanent, so it has no word of the story.
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: act === 'publish' ? 'story-published' : 'story-refused',
        subject: `member:${user?.publicId ?? ''}`,
        details: {},
      });
    });
    return { total: await this.stories.count('review') };
  }
}
