import Button from '@mui/material/Button';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { COUPON_STATES, type CouponRow } from '@kalyanam/shared/team/coupons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { useCan } from '../../../session/permissions';
import { ExportButton } from '../../../ui/list/export-button';
import { TicketIcon } from '../../../ui/list/icons';
import { ChoiceFilter, ListFilters } from '../../../ui/list/filters';
import { ListResult } from '../../../ui/list/list-result';
import { SearchField } from '../../../ui/list/search-field';
import { tableQuery } from '../../../ui/list/list-queries';
import { useFormOver } from '../../../ui/list/use-form-over';
import { useListState } from '../../../ui/list/use-list-state';
import { ViewsBar } from '../../../ui/list/views-bar';
import { PageFrame } from '../../../ui/list/page';
import { CreateCoupon } from './create-coupon';
import { COUPON_COLUMNS } from './coupon-columns';

/** The list; at the address of the form, with the form over it. */
export function Page() {
  const mayWrite = useCan('coupons.write');
  const form = useFormOver(PATHS.coupons, PATHS.createCoupon);
  const list = useListState(['state'], { by: 'createdAt', direction: 'desc' });
  const coupons = useQuery(tableQuery<CouponRow>(ADMIN_ROUTES.coupons, list.query));
  const create = mayWrite && (
    <Button component={Link} {...form.to} variant="contained" startIcon={<TicketIcon />}>
      Create Coupon
    </Button>
  );
  return (
    <PageFrame
      title="Coupons"
      wide
      views={<ViewsBar list="coupons" state={list} />}
      tools={
        <>
          <ExportButton needs="coupons.export" name="coupons" list={ADMIN_ROUTES.coupons} chosen={list.chosen} />
          {create}
        </>
      }
    >
      <ListFilters>
        <SearchField label="Search by code" value={list.value('q')} onSearch={(q) => list.set({ q })} />
        <ChoiceFilter
          label="State"
          options={COUPON_STATES}
          value={list.value('state')}
          onChoose={(state) => list.set({ state })}
        />
      </ListFilters>
      <ListResult
        name="Coupons"
        columns={COUPON_COLUMNS}
        idOf={({ code }) => code}
        result={coupons}
        list={list}
        empty="No coupons yet"
        emptyStep={create}
      />
      {form.isOpen && <CreateCoupon onClose={form.close} />}
    </PageFrame>
  );
}
