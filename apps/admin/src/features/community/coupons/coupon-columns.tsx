import type { COUPON_SORTS, CouponRow } from '@kalyanam/shared/team/coupons';
import { fullDay, indianNumber } from '../../../ui/time/india-date';
import type { Column } from '../../../ui/list/column';
import { CouponState } from './coupon-state';

const usesShown = ({ uses, maxUses }: CouponRow) =>
  maxUses === null ? indianNumber(uses) : `${indianNumber(uses)} of ${indianNumber(maxUses)}`;

export const COUPON_COLUMNS: Column<CouponRow, (typeof COUPON_SORTS)[number]>[] = [
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
