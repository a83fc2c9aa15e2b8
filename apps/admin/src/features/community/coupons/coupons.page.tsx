import Button from '@mui/material/Button';
import { COUPON_LIST, type CouponRow } from '@kalyanam/shared/team/coupons';
import type { SortOf } from '@kalyanam/shared/team/lists';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { useCan } from '../../../session/permissions';
import type { Column } from '../../../ui/list/column';
import { TicketIcon } from '../../../ui/list/icons';
import { ListPage, useListPage } from '../../../ui/list/list-page';
import { useFormOver } from '../../../ui/list/use-form-over';
import { fullDay, indianNumber } from '../../../ui/time/india-date';
import { CouponState } from './coupon-state';
import { CreateCoupon } from './create-coupon';

const usesShown = ({ uses, maxUses }: CouponRow) =>
  maxUses === null ? indianNumber(uses) : `${indianNumber(uses)} of ${indianNumber(maxUses)}`;

const COLUMNS: Column<CouponRow, SortOf<typeof COUPON_LIST>>[] = [
  { key: 'code', name: 'Code', sort: 'code', heading: true, cell: ({ code }) => <strong>{code}</strong> },
  { key: 'discount', name: 'Discount', sort: 'discount', numeric: true, cell: ({ discount }) => `${discount}%` },
  {
    key: 'expiry',
    name: 'Valid until',
    sort: 'expiryDate',
    cell: ({ expiryDate }) => (expiryDate ? fullDay(expiryDate) : 'No expiry'),
  },
  { key: 'uses', name: 'Uses', sort: 'uses', numeric: true, cell: usesShown },
  {
    key: 'created',
    name: 'Created',
    sort: 'createdAt',
    cell: ({ createdAt, createdBy }) => `${fullDay(createdAt)} by ${createdBy}`,
  },
  { key: 'state', name: 'State', cell: (coupon) => <CouponState coupon={coupon} /> },
];

/** The list; at the address of the form, with the form over it. */
export function Page() {
  const mayWrite = useCan('coupons.write');
  const form = useFormOver(PATHS.coupons, PATHS.createCoupon);
  const create = mayWrite && (
    <Button component={Link} {...form.to} variant="contained" startIcon={<TicketIcon />}>
      Create Coupon
    </Button>
  );
  return (
    <ListPage
      {...useListPage<CouponRow>(COUPON_LIST)}
      columns={COLUMNS}
      idOf={({ code }) => code}
      views={[]}
      tools={create}
      empty="No coupons yet"
      emptyStep={create}
    >
      {form.isOpen && <CreateCoupon onClose={form.close} />}
    </ListPage>
  );
}
