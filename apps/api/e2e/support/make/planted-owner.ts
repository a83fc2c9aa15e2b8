import { GOTHRA_RULE_LINES, WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { CandidateConsents } from '../../../src/people/consents/candidate-consents.service.js';
import { Lineages } from '../../../src/profiles/gothras/lineages.service.js';
import { IdentityService } from '../../../src/profiles/identity-numbers/identity.service.js';
import { BrowseEntries } from '../../../src/matching/listing/browse-entries.service.js';
import { SavedSearchRows } from '../../../src/matching/searches/saved-search-rows.service.js';
import { MemberWishes } from '../../../src/matching/wishes/member-wishes.service.js';
import type { TestApp } from '../servers/test-app.js';
import { plantDesk } from './desk.js';
import { MEMBER_WITH_DETAILS } from './detail-secrets.js';
import type { Member, MemberWish } from './make.js';
import { DISPLAY, FIRST_ID, HOROSCOPE, IDENTITY, SECRETS } from './member-secrets.js';
import { plantStory, type PlantedStory, type StoryWish } from './stories.js';
import { plantTeamSecrets } from './team-secrets.js';
import { jpeg } from './uploads.js';

export interface PlantedOwner {
  readonly owner: Member;
  readonly photoId: string;
  readonly story: PlantedStory;
}

/** A member whose every secret is a text of its own, with what the team keeps about them. */
export async function plantOwner(
  test: TestApp,
  wish: MemberWish = {},
  storyWish: Partial<StoryWish> = {},
): Promise<PlantedOwner> {
  await test.database.query(`ALTER TABLE users AUTO_INCREMENT = ${FIRST_ID}`);
  const owner = await test.make.member({
    name: 'Plantedname Reddy',
    email: SECRETS.email,
    phone: SECRETS.phone,
    gothra: SECRETS.gothra,
    dob: SECRETS.dob,
    diet: SECRETS.diet,
    createdBy: SECRETS.createdBy,
    ...MEMBER_WITH_DETAILS,
    horoscope: HOROSCOPE,
    workLocation: { type: 'nri', country: 'usa', city: 'Dallas', address: SECRETS.workAddress },
    familyLocation: { state: 'andhra-pradesh', city: 'Guntur', address: SECRETS.familyAddress },
    ...wish,
  });
  expect(owner.userId).toBe(FIRST_ID);
  const { phoneAbroad, memberCode, registrantName: ownName } = SECRETS;
  await test.rows(User).update({ id: FIRST_ID }, { phoneAbroad, memberCode, ownName, display: DISPLAY });
  await test.app.get(IdentityService, { strict: false }).store(test.database.manager, owner.userId, IDENTITY);
  const candidate = { userId: owner.userId, relation: 'friend', phone: SECRETS.candidatePhone } as const;
  await test.app.get(CandidateConsents, { strict: false }).ask(test.database.manager, candidate);
  await test.app
    .get(CandidateConsents, { strict: false })
    .agree(test.database.manager, { ...candidate, method: 'sms' });
  const lineages = test.app.get(Lineages, { strict: false });
  for (const line of WOMENS_LINES)
    await lineages.write(test.database.manager, owner.userId, line, { text: SECRETS.womensGothra });
  const avoided = GOTHRA_RULE_LINES.map(({ value }) => value);
  await lineages.setRule(test.database.manager, owner.userId, avoided, 1);
  const age = { weight: 'must', value: { from: 41, to: 43 } } as const;
  const wished = { wishes: { age }, visible: 'items', hideFromMisfits: false, version: 1 } as const;
  await test.app.get(MemberWishes, { strict: false }).put(test.database.manager, owner.userId, wished);
  const search = {
    name: SECRETS.searchName,
    query: `${SECRETS.searchQuery}&birthYearTo=1963`,
    digest: 'weekly',
  } as const;
  await test.app.get(SavedSearchRows, { strict: false }).insert(test.database.manager, owner.userId, search);
  const entries = test.app.get(BrowseEntries, { strict: false });
  await test.database.transaction((manager) => entries.refresh(manager, owner.userId));
  const photos = await test.app.get(PhotosService, { strict: false }).add(owner.userId, [await jpeg()]);
  const photoId = photos[0]?.publicId ?? '';
  await test.make.photosAccepted(owner);
  const desk = { name: SECRETS.deskName, note: SECRETS.deskNote, words: SECRETS.deskDraft };
  await plantDesk(test, owner, owner, desk);
  const told = { name: SECRETS.spouse, place: 'Kurnool', text: SECRETS.storyText };
  const story = await plantStory(test, owner, { ...told, ...storyWish });
  await plantTeamSecrets(test.database, owner.userId, photoId);
  return { owner, photoId, story };
}
