import Switch from '@mui/material/Switch';
import type { COUPON_SORTS, CouponRow } from '@kalyanam/shared/admin/coupons';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../session/permissions';
import { fullDay, indianNumber } from '../../ui/india-date';
import type { Column } from '../../ui/list/column';
import { problemSentence } from '../../ui/problem-sentence';
import { StateChip } from '../../ui/state-chip';
import { toast } from '../../ui/toast';
import { switchCoupon } from './coupons.queries';

/** On or off at once: the way back is the same switch. What is expired or used up is off whatever it was set to. */
function CouponSwitch({ coupon: { code, isActive, isGood } }: { coupon: CouponRow }) {
  const queries = useQueryClient();
  const mayWrite = useCan('coupons.write');
  const over = isActive && !isGood;
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
      checked={switching.isPending ? switching.variables.isActive : isActive && !over}
      disabled={!mayWrite || over || switching.isPending}
      onChange={(_, checked) => switching.mutate({ code, isActive: checked })}
      slotProps={{ input: { 'aria-label': `Coupon ${code} on` } }}
    />
  );
}

const usesShown = ({ uses, maxUses }: CouponRow) =>
  maxUses === null ? indianNumber(uses) : `${indianNumber(uses)} of ${indianNumber(maxUses)}`;

function CouponState({ isGood, isActive, maxUses, uses }: CouponRow) {
  if (isGood) return <StateChip tone="good">usable</StateChip>;
  if (!isActive) return <StateChip tone="plain">switched off</StateChip>;
  return <StateChip tone="warn">{maxUses !== null && uses >= maxUses ? 'used up' : 'expired'}</StateChip>;
}

export const COUPON_COLUMNS: Column<CouponRow, (typeof COUPON_SORTS)[number]>[] = [
  { key: 'code', name: 'Code', sort: 'code', heading: true, cell: ({ code }) => <strong>{code}</strong> },
  { key: 'discount', name: 'Discount', sort: 'discount', numeric: true, cell: ({ discount }) => `${discount}%` },
  {
    key: 'expiry',
    name: 'Valid until',
    sort: 'expiryDate',
    cell: ({ expiryDate }) => (expiryDate ? fullDay(expiryDate) : 'no end'),
  },
  { key: 'uses', name: 'Uses', sort: 'uses', numeric: true, cell: usesShown },
  {
    key: 'created',
    name: 'Created',
    sort: 'createdAt',
    cell: ({ createdAt, createdBy }) => `${fullDay(createdAt)} by ${createdBy}`,
  },
  { key: 'state', name: 'State', cell: (coupon) => <CouponState {...coupon} /> },
  { key: 'switch', name: 'On', cell: (coupon) => <CouponSwitch coupon={coupon} /> },
];
