import { useQuery } from '@tanstack/react-query';
import { photoCountQuery } from '../../features/verify/photos/photos.queries';
import { openReportsQuery } from '../../features/reports/reports/reports.queries';
import { pendingQuery } from '../../features/verify/cases/verify.queries';
import { hasDuty, useAdmin } from '../../session/admin-session';
import { mayOpen, useCan } from '../../session/permissions';
import { PATHS, type PageName } from '../../shell/paths';
import { nameOf, PAGE_NAMES, ROUTES } from '../routes';

export interface NavigationLink {
  page: PageName;
  name: string;
  to: string;
  load: () => Promise<unknown>;
  /** How many cases wait there. */
  waiting?: number | undefined;
}

/** The sections that this role opens (R4), each with how many cases wait there. */
export function useSections(): NavigationLink[] {
  const admin = useAdmin();
  const isSetUp = !hasDuty(admin);
  const verifications = useQuery({
    ...pendingQuery,
    select: ({ total }) => total,
    enabled: useCan('verify.read') && isSetUp,
  });
  const reports = useQuery({ ...openReportsQuery, enabled: useCan('reports.read') && isSetUp });
  const photos = useQuery({ ...photoCountQuery, enabled: useCan('photos.read') && isSetUp });
  const counts = { verifications: verifications.data, photos: photos.data, reports: reports.data };
  return PAGE_NAMES.flatMap((page) => {
    const { section, load } = ROUTES[page];
    if (!section || !mayOpen(admin?.role, PATHS[page])) return [];
    const { to = PATHS[page], waiting } = section;
    return [{ page, name: nameOf(page) ?? '', to, load, waiting: waiting && counts[waiting] }];
  });
}
