/**
 * C16: the words of a couple, and apart a photo. Both tick the same, the team publishes it, and either withdraws it for
 * ever.
 */
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { nameIn } from '@kalyanam/shared/base/person-name';
import type { MyStory, PublicStory, StoriesPage, StoryRequest } from '@kalyanam/shared/contracts/marriages';
import { STORIES_A_PAGE } from '@kalyanam/shared/topics/marriage/marriages';
import { plainText } from '@kalyanam/shared/base/plain-text';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { PhotoAddresses, memberViewer } from '../../profiles/photos/photo-addresses.js';
import type { Photo } from '../../profiles/photos/photo.entity.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import type { Marriage } from './marriage.entity.js';
import type { MarriageStory } from './marriage-story.entity.js';
import { photoIn, StoriesRepository, type StoryRow } from './stories.repository.js';

const NO_WORDS = { toldByA: false, toldByB: false, namedByA: false, namedByB: false };
const NO_PHOTO = { photoId: null, photoByA: false, photoByB: false };

interface Said {
  readonly marriage: Marriage;
  readonly both: readonly [number, number];
  readonly userId: number;
  readonly photo: Photo | null;
}
type Pictures = Pick<MarriageStory, 'photoId' | 'photoByA' | 'photoByB'>;

@Injectable()
export class MarriageStories {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly accounts: AccountsService,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly clock: Clock,
  ) {}

  async mine(id: string, caller: MemberPrincipal): Promise<MyStory | null> {
    const { userId } = caller;
    const marriage = await this.stories.marriage(id, userId);
    const story = marriage && (await this.stories.forMarriage(marriage.id));
    if (!story) return null;
    const isA = story.userIdA === userId;
    const photo = await this.stories.photoOf(story);
    return {
      ...{ state: story.state, text: story.text, version: story.version },
      mine: isA ? story.toldByA : story.toldByB,
      theirs: isA ? story.toldByB : story.toldByA,
      names: isA ? story.namedByA : story.namedByB,
      photo: photo && {
        ...this.addresses.view(photo, memberViewer(caller)),
        own: photo.userId === userId,
        mine: isA ? story.photoByA : story.photoByB,
        theirs: isA ? story.photoByB : story.photoByA,
      },
    };
  }

  /**
   * @throws AppError not-found, also for another member's photo; changed-meanwhile where the other family has said
   * otherwise
   */
  async say(userId: number, id: string, request: StoryRequest): Promise<void> {
    const found = await this.stories.marriage(id, userId);
    if (!found?.claimantId || !found.namedId) throw new AppError('not-found');
    const both = [found.claimantId, found.namedId] as const;
    const photo = request.photoId ? await this.photos.byPublicId(request.photoId) : null;
    if (request.photoId && !photo) throw new AppError('not-found');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockAll(manager, both);
      const marriage = await this.stories.marriage(id, userId, manager);
      if (!marriage) throw new AppError('not-found');
      await this.write(manager, { marriage, both, userId, photo }, request);
    });
  }

  /** One family's words, before the other has said yes. Words that exist already belong to both. */
  async begin(manager: EntityManager, marriage: Marriage, userId: number, text: string): Promise<void> {
    const { claimantId, namedId } = marriage;
    if (claimantId === null || namedId === null || (await this.stories.forMarriage(marriage.id, manager))) return;
    const said = { marriage, both: [claimantId, namedId] as const, userId, photo: null };
    await this.write(manager, said, { tell: true, text });
  }

  async page(query: { page?: string }, language: Language): Promise<Answer<StoriesPage>> {
    const page = pageOf(query, STORIES_A_PAGE);
    const [rows, total] = await Promise.all([this.stories.page('public', page), this.stories.count('public')]);
    return { stories: rows.map((row) => this.publicView(row, language)), ...pagesOf(page, total) };
  }

  private async write(
    manager: EntityManager,
    { marriage, both, userId, photo }: Said,
    { tell, names = false, text = '', version }: StoryRequest,
  ): Promise<void> {
    const before = await this.stories.forMarriage(marriage.id, manager);
    // For ever.
    if (before?.state === 'withdrawn') return;
    if (tell && version !== undefined && version !== (before?.version ?? 0)) throw new AppError('changed-meanwhile');
    const now = this.clock.now();
    const story = before ?? {
      marriageId: marriage.id,
      userIdA: both[0],
      userIdB: both[1],
      text: '',
      version: 0,
      ...NO_WORDS,
      ...NO_PHOTO,
    };
    if (!tell) {
      const gone = { ...story, ...NO_WORDS, ...NO_PHOTO, text: '', state: 'withdrawn' as const, since: now };
      return this.stories.put(manager, gone);
    }
    const words = plainText(text);
    const isA = userId === both[0];
    const pictured = { ...story, ...(await this.pictured(story, userId, photo)) };
    const other = words !== story.text;
    const renamed = names !== (isA ? story.namedByA : story.namedByB);
    const said = {
      ...(other ? { ...pictured, ...NO_WORDS, text: words } : pictured),
      ...(isA ? { toldByA: true, namedByA: names } : { toldByB: true, namedByB: names }),
      // Who decides or ticks has seen this photo and these names with these words.
      version: story.version + (other || renamed || !isSamePhoto(pictured, story) ? 1 : 0),
    };
    await this.stories.put(manager, { ...said, ...this.stateOf(said, before, now) });
  }

  /** Another photo of one's own asks for the other's tick again; without a tick one's own is withdrawn. */
  private async pictured(
    story: Pictures & { userIdA: number },
    userId: number,
    photo: Photo | null,
  ): Promise<Pictures> {
    const isA = story.userIdA === userId;
    const ticked = (tick: boolean): object => (isA ? { photoByA: tick } : { photoByB: tick });
    const { photoId, photoByA, photoByB } = story;
    if (photo && photo.id === photoId) return { photoId, photoByA, photoByB, ...ticked(true) };
    if (photo) {
      const isOwn = photo.userId === userId && photo.reviewState !== 'refused' && photo.reviewState !== 'rejected';
      if (!isOwn) throw new AppError('not-found');
      return { ...NO_PHOTO, photoId: photo.id, ...ticked(true) };
    }
    const offered = await this.stories.photoOf(story);
    return !offered || offered.userId === userId ? NO_PHOTO : { photoId, photoByA, photoByB, ...ticked(false) };
  }

  private publicView({ id, text, names, confirmedAt, ...of }: StoryRow, language: Language): PublicStory {
    const photo = photoIn(of);
    return {
      ...{ id, text, places: [of.placeA, of.placeB] },
      names: Number(names) === 1 ? namesOf(of).map((couple) => nameIn(couple, language)) : null,
      month: confirmedAt.toISOString().slice(0, MONTH),
      photo: photo && this.addresses.view(photo, { kind: 'story', sessionId: id }).card,
    };
  }

  /** A public story stays public while nothing is changed; new words of either family are reviewed again. */
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

const isSamePhoto = (one: Pictures, other: Pictures): boolean =>
  one.photoId === other.photoId && one.photoByA === other.photoByA && one.photoByB === other.photoByB;

const namesOf = ({ nameA, nameTeA, nameB, nameTeB }: Omit<StoryRow, 'id' | 'text' | 'names' | 'confirmedAt'>) => [
  { name: nameA, nameTe: nameTeA },
  { name: nameB, nameTe: nameTeB },
];
