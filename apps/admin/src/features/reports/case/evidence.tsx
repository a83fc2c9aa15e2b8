import Box from '@mui/material/Box';
import type { ReportedMember, ReportEvidence } from '@kalyanam/shared/admin/reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { GENDERS } from '@kalyanam/shared/vocabulary/people';
import { FactList } from '../../../ui/fact-list';
import { dayAndTime, fullDay } from '../../../ui/india-date';
import { Panel } from '../../../ui/panel';
import { Photos } from '../../../ui/photos';
import { ProfileDetails } from '../../../ui/profile-details';

interface Props {
  reported: ReportedMember;
  profile: ReportEvidence;
}

/** The reported profile as it is now. */
export const Evidence = ({ reported, profile }: Props) => (
  <Panel title="The profile as it is now">
    <Box sx={{ mb: 2 }}>
      <Photos name={reported.name} photos={profile.photos} />
    </Box>
    <FactList
      facts={[
        { label: 'Name', value: profile.name },
        { label: 'Age', value: `${profile.age} (${fullDay(profile.dob)})` },
        { label: 'Gender', value: labelOf(GENDERS, profile.gender) },
        { label: 'Registered', value: dayAndTime(profile.registeredAt) },
        { label: 'Last active', value: dayAndTime(profile.lastActiveAt) },
        ...(profile.statusReason ? [{ label: 'Account', value: profile.statusReason }] : []),
      ]}
    />
    <ProfileDetails profile={profile} />
  </Panel>
);
