import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { UserStory } from '@kalyanam/shared/admin/users';
import { EventList } from '../../../ui/event-list';
import { FactList } from '../../../ui/fact-list';
import { HALVES } from '../../../ui/grids';
import { AccountChip, VerificationChip } from '../../../ui/member-states';
import { Panel } from '../../../ui/panel';
import { Photos } from '../../../ui/photos';
import { ProfileDetails } from '../../../ui/profile-details';
import { TitledPart } from '../../../ui/titled-part';
import { accountFacts, interestFacts } from './account-facts';
import { auditEvents, caseEvents, consentEvents, reportEvents, sessionEvents, signInEvents } from './story-events';

/** The whole story of one account. */
export const Story = ({ user }: { user: UserStory }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <VerificationChip status={user.verificationStatus} />
      <AccountChip status={user.accountStatus} />
    </Box>
    {user.statusReason && user.accountStatus !== 'active' && (
      <Alert severity="warning">Reason given to the member: {user.statusReason}</Alert>
    )}
    <Box sx={HALVES}>
      <Panel title="Account">
        <FactList facts={accountFacts(user)} />
      </Panel>
      <Panel title="Verification">
        <EventList events={caseEvents(user.cases)} none="The team has not decided about this member." />
      </Panel>
      <Panel title="Profile">
        <Photos name={user.name} photos={user.photos} />
        <ProfileDetails profile={user.profile} />
      </Panel>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Panel title="Reports">
          <TitledPart title="About this member">
            <EventList events={reportEvents(user.reportsAbout, 'reporter')} none="None" />
          </TitledPart>
          <TitledPart title="By this member">
            <EventList events={reportEvents(user.reportsBy, 'reported')} none="None" />
          </TitledPart>
        </Panel>
        <Panel title="Interest">
          <FactList facts={interestFacts(user.interests)} />
        </Panel>
        <Panel title="Sessions">
          <EventList events={sessionEvents(user.sessions)} none="Nobody is signed in." />
          <TitledPart title="Last sign-ins">
            <EventList events={signInEvents(user.signIns)} none="None" />
          </TitledPart>
        </Panel>
        <Panel title="Consents">
          <EventList events={consentEvents(user.consents)} none="None" />
        </Panel>
      </Box>
    </Box>
    <Panel title="Audit log">
      <EventList events={auditEvents(user.audit)} none="Nothing is written about this account." />
    </Panel>
  </>
);
