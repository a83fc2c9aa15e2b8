import Box from '@mui/material/Box';
import type { ReportCaseAnswer, ReportedMember, ReportEvidence } from '@kalyanam/shared/team/reports';
import { FactList } from '../../../../ui/list/fact-list';
import { dayAndTime } from '../../../../ui/time/india-date';
import { Panel, TitledPart } from '../../../../ui/list/panel';
import { Photos } from '../../../../ui/list/photos';
import { ProfileDetails } from '../../../../ui/list/profile-details';
import { ageAndGender, fieldFact } from '../../../../ui/list/profile-facts';

interface Props {
  reported: ReportedMember;
  profile: ReportEvidence;
  /** Other profiles with the same picture. */
  twins: ReportCaseAnswer['twins'];
}

/** The reported profile as it is now. */
export const Evidence = ({ reported, profile, twins }: Props) => (
  <Panel title="The profile as it is now">
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      {twins.length === 0 ? (
        <Photos name={reported.name} photos={profile.photos} />
      ) : (
        [{ member: reported, photos: profile.photos }, ...twins].map(({ member, photos }) => (
          <TitledPart key={member.userId} title={`Photos of ${member.name}`}>
            <Photos name={member.name} photos={photos} />
          </TitledPart>
        ))
      )}
    </Box>
    <FactList
      facts={[
        fieldFact('name', profile),
        ...ageAndGender(profile),
        { label: 'Registered', value: dayAndTime(profile.registeredAt) },
        { label: 'Last active', value: dayAndTime(profile.lastActiveAt) },
        ...(profile.statusReason ? [{ label: 'Account', value: profile.statusReason }] : []),
      ]}
    />
    <ProfileDetails profile={profile} />
  </Panel>
);
