import Switch from '@mui/material/Switch';
import type { CouponView } from '@kalyanam/shared/admin/coupons';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../session/permissions';
import { problemSentence } from '../../ui/problem-sentence';
import { toast } from '../../ui/toast';
import { switchCoupon } from './coupons.queries';

/** On or off at once: the way back is the same switch. */
export function CouponSwitch({ coupon: { code, isActive } }: { coupon: CouponView }) {
  const queries = useQueryClient();
  const mayWrite = useCan('coupons.write');
  const switching = useMutation({
    mutationFn: switchCoupon,
    onSuccess: ({ coupon }) => {
      toast(`Coupon ${coupon.code} is switched ${coupon.isActive ? 'on' : 'off'}`);
      return queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.coupons] });
    },
    onError: (thrown) => toast(problemSentence(thrown, 'The coupon could not be switched'), 'problem'),
  });
  return (
    <Switch
      size="small"
      checked={switching.isPending ? switching.variables.isActive : isActive}
      disabled={!mayWrite || switching.isPending}
      onChange={(_, checked) => switching.mutate({ code, isActive: checked })}
      slotProps={{ input: { 'aria-label': `Coupon ${code} on` } }}
    />
  );
}
