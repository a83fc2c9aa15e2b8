import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountAnswer } from '@kalyanam/shared/contracts/account';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { MyProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { firstName } from '@kalyanam/shared/base/person-name';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { leftKeeper } from '../../session/left-to-complete';
import type { Member } from '../../session/member';
import { api } from '../../session/session';
import { ownThumbKeeper } from './own-thumb';
import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';

/** A member who has sent no photo of their document cannot be verified, however long they wait. */
export const waitsForDocument = ({ verificationStatus, documents }: MyProfile): boolean =>
  verificationStatus === 'semi-verified' && documents.identity === null;

/** The candidate as a family calls them, where someone else holds the account or acts in it. */
export const candidateOf = (user: Member | null, { name, surname }: MyProfile): string | null =>
  user?.registrant || user?.acting ? firstName(name, surname ?? null) : null;

export const myProfile = queryOptions({
  queryKey: ['my-profile'],
  queryFn: async ({ signal }) => {
    const [keepThumb, keepLeft] = [ownThumbKeeper(), leftKeeper()];
    const { profile } = await api.get<MyProfileAnswer>(ROUTES.myProfile, { signal });
    keepThumb(profile.photos);
    keepLeft(waitsForDocument(profile) || profile.question !== null);
    return profile;
  },
});

export const ownAccount = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await api.get<AccountAnswer>(ROUTES.account, { signal })).account,
});

/** Fetches again everything that shows the state of one's own profile. */
export function ownProfileChanged(client: QueryClient) {
  for (const { queryKey } of [myProfile, ownAccount]) void client.invalidateQueries({ queryKey });
}

/** All of one's own photos, with how far the team is with each. */
export const ownPhotos = queryOptions({
  queryKey: ['own-photos'],
  queryFn: async ({ signal }) => (await api.get<PhotosAnswer>(ROUTES.photos, { signal })).photos,
});
