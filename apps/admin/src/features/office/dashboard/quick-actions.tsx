import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { useCan } from '../../../session/permissions';
import { CheckIcon, TicketIcon, UsersIcon } from '../../../ui/list/icons';
import { figure } from './figures';

const BADGE = {
  ml: 1,
  px: 0.9,
  borderRadius: 99,
  bgcolor: 'primary.contrastText',
  color: 'primary.main',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
} as const;

export function QuickActions({ pending }: { pending: number | null }) {
  const mayVerify = useCan('verify.read');
  const mayAdd = useCan('eligible.write');
  const mayCreate = useCan('coupons.write');
  if (!mayVerify && !mayAdd && !mayCreate) return null;
  return (
    <Box
      component="section"
      aria-label="Quick actions"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}
    >
      {mayVerify && (
        <Button component={Link} to={PATHS.verify} variant="contained" startIcon={<CheckIcon />}>
          Verify Users
          {pending !== null && (
            <Box component="span" sx={BADGE}>
              {`${figure(pending)} pending`}
            </Box>
          )}
        </Button>
      )}
      {mayAdd && (
        <Button component={Link} to={PATHS.addEligible} variant="outlined" startIcon={<UsersIcon />}>
          Add Eligible Users
        </Button>
      )}
      {mayCreate && (
        <Button component={Link} to={PATHS.createCoupon} variant="outlined" startIcon={<TicketIcon />}>
          Create Coupon
        </Button>
      )}
    </Box>
  );
}
