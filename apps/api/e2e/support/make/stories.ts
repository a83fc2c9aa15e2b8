import type { StoryState } from '@kalyanam/shared/topics/marriage/marriages';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { Marriage } from '../../../src/my/marriage/marriage.entity.js';
import { MarriageStory } from '../../../src/my/marriage/marriage-story.entity.js';
import type { Member } from './make.js';
import type { TestApp } from '../servers/test-app.js';

export interface StoryWish {
  /** Name of the other family. */
  name: string;
  place: string;
  text: string;
  state?: StoryState;
  /** Both want the names in it. */
  names?: boolean;
}

export interface PlantedStory {
  /** Id of the marriage. */
  id: string;
  /** The photo that both have ticked, which is of the other family. */
  photo: string;
  /** Where its files are kept. */
  file: string;
}

/** The story of a member and of one who has left all lists, with a photo, told by both. */
export async function plantStory(
  test: TestApp,
  member: Member,
  { name, place, text, state = 'review', names = false }: StoryWish,
): Promise<PlantedStory> {
  const familyLocation = { state: 'andhra-pradesh' as const, city: place };
  const other = await test.make.member({ gender: 'male', name, familyLocation, married: true });
  await test.make.photo(other);
  await test.make.photosAccepted(other);
  const photo = await test.rows(Photo).findOneByOrFail({ userId: other.userId });
  const id = await test.make.claim(member, other);
  const since = test.clock.now();
  await test.rows(Marriage).update({ publicId: id }, { confirmedAt: since });
  const marriage = await test.rows(Marriage).findOneByOrFail({ publicId: id });
  await test.rows(MarriageStory).insert({
    ...{ marriageId: marriage.id, userIdA: member.userId, userIdB: other.userId, text, state, since },
    ...{ toldByA: true, toldByB: true, namedByA: names, namedByB: names },
    ...{ photoId: photo.id, photoByA: true, photoByB: true },
  });
  return { id, photo: photo.publicId, file: photo.storageKey };
}
