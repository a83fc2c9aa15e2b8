import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useQuery } from '@tanstack/react-query';
import { ownSessionQuery } from '../../../session/admin-session';
import { FactList } from '../../../ui/list/fact-list';
import { HALVES, PageFrame } from '../../../ui/list/page';
import { Loaded } from '../../../ui/feedback/load-problem';
import { PATHS } from '../../../shell/paths';
import { PageLink } from '../../../ui/list/page-link';
import { Panel } from '../../../ui/list/panel';
import { OwnSessions } from './own-sessions';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';

export function Page() {
  const own = useQuery(ownSessionQuery);
  return (
    <PageFrame title="My account">
      <Loaded what="Your account" query={own}>
        {({ admin, secondFactor }) => (
          <>
            {admin.mustChangePassword && (
              <Alert severity="warning">
                Your password was given to you. Choose your own below; everything else opens after that.
              </Alert>
            )}
            {!admin.mustChangePassword && secondFactor.required && !secondFactor.enabled && (
              <Alert severity="warning">Set up two-step sign-in; everything else opens after that.</Alert>
            )}
            <Box sx={HALVES}>
              <Panel title="Your details">
                <FactList
                  facts={[
                    { label: 'Username', value: admin.username },
                    { label: 'Name', value: admin.name },
                    { label: 'Role', value: labelOf(ADMIN_ROLES, admin.role) },
                    { label: 'Can do', value: ADMIN_ROLES.find(({ value }) => value === admin.role)?.does ?? '' },
                    { label: 'Two-step sign-in', value: secondFactor.enabled ? 'on' : 'off' },
                    { label: 'Recovery codes', value: String(secondFactor.recoveryCodesLeft) },
                  ]}
                />
                <Box sx={{ mt: 2 }}>
                  <PageLink to={`${PATHS.audit}?actor=${encodeURIComponent(admin.username)}`}>
                    View your acts in the audit log
                  </PageLink>
                </Box>
              </Panel>
              {admin.mustChangePassword ? (
                <Panel title="Password">
                  <PasswordForm demanded />
                </Panel>
              ) : (
                <>
                  <Panel title="Two-step sign-in">
                    <SecondFactor state={secondFactor} />
                  </Panel>
                  <Panel title="Password">
                    <PasswordForm />
                  </Panel>
                  <Panel title="Where you are logged in">
                    <OwnSessions />
                  </Panel>
                </>
              )}
            </Box>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
