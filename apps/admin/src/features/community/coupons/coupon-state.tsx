import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  COUPON_STATES,
  type CouponRow,
  type CouponAnswer,
  type SwitchCouponRequest,
} from '@kalyanam/shared/team/coupons';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../../session/permissions';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { StateChip } from '../../../ui/list/state-chip';
import { toast } from '../../../ui/feedback/toast';
import { api } from '../../../session/admin-session';

const switchCoupon = ({ code, isActive }: SwitchCouponRequest & { code: string }) =>
  api.patch<CouponAnswer>(ADMIN_ROUTES.coupon(code), { isActive } satisfies SwitchCouponRequest);

const TONES = { on: 'good', off: 'plain', expired: 'warn', 'used-up': 'warn' } as const;
/** The possible act; the same button undoes it. */
const ACTS = { on: 'Switch off', off: 'Switch on' } as const;

/** The one state of a coupon, and the act that changes it. An expired or used-up coupon cannot be switched. */
export function CouponState({ coupon: { code, state } }: { coupon: CouponRow }) {
  const queries = useQueryClient();
  const mayWrite = useCan('coupons.write');
  const act = state === 'on' || state === 'off' ? ACTS[state] : null;
  const switching = useMutation({
    mutationFn: switchCoupon,
    onSuccess: ({ coupon }) => {
      toast(`Coupon ${coupon.code} is switched ${coupon.isActive ? 'on' : 'off'}`);
      return queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.coupons] });
    },
    onError: (thrown) => toast(problemSentence(thrown, 'The coupon could not be switched'), 'problem'),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StateChip tone={TONES[state]}>{labelOf(COUPON_STATES, state)}</StateChip>
      {mayWrite && act && (
        <Button
          size="small"
          aria-label={`${act} coupon ${code}`}
          loading={switching.isPending}
          sx={{ my: -1, minHeight: 36 }}
          onClick={() => switching.mutate({ code, isActive: state === 'off' })}
        >
          {act}
        </Button>
      )}
    </Box>
  );
}
