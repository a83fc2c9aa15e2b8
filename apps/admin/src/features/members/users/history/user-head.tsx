import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { CODE_CHANNELS } from '@kalyanam/shared/team/user-acts';
import type { UserHistory } from '@kalyanam/shared/team/users';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { fieldFact } from '../../../../ui/list/profile-facts';
import { CONTACT_EN } from '../../../../ui/contact/contact-words';
import { ContactWays } from '../../../../ui/contact/contact-ways';
import { AccountChip, StateChip, VerificationChip } from '../../../../ui/list/state-chip';

const SIZE = 88;

/** The first photo, or the first letter of the name. */
export const Portrait = ({ user: { name, photos } }: { user: UserHistory }) => (
  <Avatar
    variant="rounded"
    src={photos[0]?.thumb ?? ''}
    alt={photos.length > 0 ? `Photo of ${name}` : ''}
    sx={{
      width: SIZE,
      height: SIZE,
      bgcolor: 'ground.avatar',
      color: 'ground.avatarText',
      fontSize: '2rem',
      '& img': { objectPosition: 'top' },
    }}
  >
    {name.trim().charAt(0).toUpperCase()}
  </Avatar>
);

/** The member's place, account status and contact. */
export function UserLead({ user }: { user: UserHistory }) {
  const { verificationStatus, accountStatus, isActive } = user;
  const open = CODE_CHANNELS.filter(({ value }) => !(value === 'email' ? user.emailVerifiedAt : user.phoneVerifiedAt));
  return (
    <Box component="span" sx={{ display: 'grid', gap: 1 }}>
      <span>{fieldFact('familyLocation', user.profile).value}</span>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <VerificationChip status={verificationStatus} />
        {accountStatus !== 'active' && <AccountChip status={accountStatus} />}
        {accountStatus === 'active' && (
          <StateChip tone={isActive ? 'good' : 'plain'}>{isActive ? 'Online' : 'Offline'}</StateChip>
        )}
        {open.map(({ value }) => (
          <StateChip key={value} tone="warn">
            {`${labelOf(CODE_CHANNELS, value)} not verified`}
          </StateChip>
        ))}
      </Box>
      <ContactWays user={user} texts={CONTACT_EN} />
    </Box>
  );
}
