import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROFILE_VIEWERS, type ProfileViewer, type ViewAsAnswer } from '@kalyanam/shared/team/user-acts';
import type { UserHistory } from '@kalyanam/shared/team/users';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../../../session/permissions';
import { tracePath } from '../../../../shell/paths';
import { ChoiceFilter } from '../../../../ui/list/filters';
import { PageLink } from '../../../../ui/list/page-link';
import { NotLoaded } from '../../../../ui/feedback/load-problem';
import { Panel } from '../../../../ui/list/panel';
import { Photos } from '../../../../ui/list/photos';
import { ProfileDetails } from '../../../../ui/list/profile-details';
import { FactList } from '../../../../ui/list/fact-list';
import { StarPart } from './star-part';
import { viewAsQuery } from '../users.queries';

/** The profile as the team knows it, or as others get it. */
export function ProfilePanel({ user }: { user: UserHistory }) {
  const [viewer, setViewer] = useState<ProfileViewer | ''>('');
  const mayTrace = useCan('photos.trace');
  return (
    <Panel title="Profile">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <ChoiceFilter
            label="View as"
            all="The team (everything)"
            options={PROFILE_VIEWERS}
            value={viewer}
            onChoose={(chosen) => setViewer(chosen as ProfileViewer | '')}
          />
        </Box>
        {viewer === '' ? (
          <Box>
            <Photos name={user.name} photos={user.photos} />
            {mayTrace && user.photos.length > 0 && <PageLink to={tracePath(user.memberCode)}>Trace a picture</PageLink>}
            <ProfileDetails profile={user.profile} details={user.details} />
            {user.horoscope && <StarPart horoscope={user.horoscope} />}
          </Box>
        ) : (
          <SeenBy key={viewer} userId={user.userId} viewer={viewer} />
        )}
      </Box>
    </Panel>
  );
}

function SeenBy({ userId, viewer }: { userId: string; viewer: ProfileViewer }) {
  const { data, error, isFetching, refetch } = useQuery(viewAsQuery(userId, viewer));
  const readsGothras = useCan('gothras.decide');
  if (!data) {
    return <NotLoaded what="This view" problem={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const who = labelOf(PROFILE_VIEWERS, viewer);
  if (!data.profile) return <Typography>{`${who} cannot see this profile at all.`}</Typography>;
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {`${who} see this${data.listed ? ', also in their lists.' : ' by its address only; it is in no list.'}`}
      </Typography>
      {data.profile.photos.length > 0 && <Photos name={data.profile.name} photos={data.profile.photos} />}
      <FactList facts={hidden(data, readsGothras)} />
      <ProfileDetails profile={data.profile} details={data.profile.details} />
    </Box>
  );
}

const PHOTOS_HIDDEN = {
  'viewer-not-verified': 'Hidden: they are not verified',
  'owner-not-verified': 'Hidden: this profile is not verified',
  'after-interest': 'Hidden until an interest is accepted',
  'on-request': 'Hidden until they ask and the member agrees',
  'in-review': 'Hidden until our team has looked at them',
  none: 'None uploaded',
} as const;
const CONTACT_HIDDEN = {
  'until-opened': 'Opens at a press of the button; we notify the member',
  'after-interest': 'Hidden until an interest is accepted',
  'daily-limit': 'Hidden for today',
} as const;

const hidden = ({ profile }: ViewAsAnswer, readsGothras: boolean) =>
  profile
    ? [
        { label: 'Photos', value: profile.photosHidden ? PHOTOS_HIDDEN[profile.photosHidden] : 'Shown' },
        { label: 'Phone, email', value: contactWords(profile) },
        ...(readsGothras ? [{ label: 'Gothra', value: profile.gothra ?? 'Hidden' }] : []),
        { label: 'Show Interest', value: profile.canShowInterest ? 'Offered' : 'Not offered' },
      ]
    : [];

const contactWords = ({ phone, contactHidden }: ProfileView): string =>
  phone ?? (contactHidden ? CONTACT_HIDDEN[contactHidden] : 'Hidden');
