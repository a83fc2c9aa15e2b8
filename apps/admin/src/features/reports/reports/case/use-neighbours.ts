import type { ReportRow } from '@kalyanam/shared/team/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { reportPath } from '../../../../shell/paths';
import { useUndecided } from '../../../../ui/feedback/decide-later';
import { tableQuery } from '../../../../ui/list/list-queries';
import { forgetTyping, isTyping, useShortcuts } from '../../../../ui/form/shortcuts';
import { reportKey } from '../reports.queries';

/** The open cases in the order of the list, and the position of this one. */
export function useNeighbours(id: string) {
  const { data } = useQuery(tableQuery<ReportRow>(ADMIN_ROUTES.reports, { state: 'open', pageSize: '100' }));
  const listed = data?.rows ?? [];
  const rows = useUndecided(listed, reportKey);
  const place = rows.findIndex((row) => row.id === id);
  return {
    known: data !== undefined,
    place,
    total: (data?.total ?? 0) - (listed.length - rows.length),
    next: rows[place + 1] ?? null,
    previous: rows[place - 1] ?? null,
    /** Once this one is closed: the one after it, or the gravest that is left. */
    afterwards: rows[place + 1] ?? rows.find((row) => row.id !== id) ?? null,
  };
}
export type Neighbours = ReturnType<typeof useNeighbours>;

/** J and K go to the next and the previous case. */
export function useTurning({ next, previous }: Neighbours) {
  const navigate = useNavigate();
  const goTo = (row: ReportRow | null) => () => {
    if (!row) return;
    // Turning is no typing: the next key may choose an outcome.
    if (!isTyping()) forgetTyping();
    void navigate(reportPath(row.id));
  };
  useShortcuts({ j: goTo(next), k: goTo(previous) });
}
