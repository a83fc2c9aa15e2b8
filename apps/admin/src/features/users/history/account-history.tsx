import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { UserHistory } from '@kalyanam/shared/admin/users';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { CONTACT_VISIBILITIES, INTEREST_STATES } from '@kalyanam/shared/vocabulary/status';
import { EventList } from '../../../ui/event-list';
import { FactList, type Fact } from '../../../ui/fact-list';
import { HALVES } from '../../../ui/grids';
import { dayAndTime, indianNumber } from '../../../ui/india-date';
import { Panel } from '../../../ui/panel';
import { Photos } from '../../../ui/photos';
import { ProfileDetails } from '../../../ui/profile-details';
import { personFacts } from '../../../ui/profile-facts';
import { AccountChip, VerificationChip } from '../../../ui/state-chip';
import { TitledPart } from '../../../ui/titled-part';
import { auditEvents, caseEvents, consentEvents, reportEvents, sessionEvents, signInEvents } from './history-events';

const when = (moment: string | null): string => (moment ? dayAndTime(moment) : 'no');

const accountFacts = (user: UserHistory): Fact[] => [
  ...personFacts({
    ...user,
    dob: user.profile.dob,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
  }),
  { label: 'Registered', value: dayAndTime(user.registeredAt) },
  { label: 'Last active', value: dayAndTime(user.lastActiveAt) },
  { label: 'Profile', value: user.isActive ? 'online' : 'offline' },
  { label: 'Contact shown', value: labelOf(CONTACT_VISIBILITIES, user.contactVisibility) },
  { label: 'Document', value: user.documentVerifiedAt ? `checked ${when(user.documentVerifiedAt)}` : 'not checked' },
  { label: 'Resubmitted', value: `${user.resubmissions} times` },
  { label: 'Aadhaar', value: user.aadhaarNumber },
  { label: 'PAN', value: user.panNumber },
  { label: 'Id', value: user.userId },
];

const interestFacts = (interests: UserHistory['interests']): Fact[] =>
  interests.length === 0
    ? [{ label: 'None', value: null }]
    : interests.map(({ state, sent, received }) => ({
        label: labelOf(INTEREST_STATES, state),
        value: `${indianNumber(sent)} sent, ${indianNumber(received)} received`,
      }));

/** The whole history of one account. */
export const AccountHistory = ({ user }: { user: UserHistory }) => (
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
          <EventList events={sessionEvents(user.sessions)} none="No active sessions." />
          <TitledPart title="Last logins">
            <EventList events={signInEvents(user.signIns)} none="None" />
          </TitledPart>
        </Panel>
        <Panel title="Consents">
          <EventList events={consentEvents(user.consents)} none="None" />
        </Panel>
      </Box>
    </Box>
    <Panel title="Audit log">
      <EventList events={auditEvents(user.audit)} none="No entries about this account." />
    </Panel>
  </>
);
