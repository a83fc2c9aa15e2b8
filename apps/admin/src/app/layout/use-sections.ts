import { useQuery } from '@tanstack/react-query';
import { openReportsQuery } from '../../features/reports/reports.queries';
import { pendingQuery } from '../../features/verify/verify.queries';
import { useAdmin } from '../../session/admin-session';
import { useCan } from '../../session/permissions';
import { sectionsOf, type Section } from '../sections';

/** The sections of this role, each with how many cases wait there. */
export function useSections(): (Section & { waitingCount: number | undefined })[] {
  const admin = useAdmin();
  const isSetUp = !admin?.mustSetUpSecondFactor;
  const verifications = useQuery({
    ...pendingQuery,
    select: ({ total }) => total,
    enabled: useCan('verify.read') && isSetUp,
  });
  const reports = useQuery({ ...openReportsQuery, enabled: useCan('reports.read') && isSetUp });
  const counts = { verifications: verifications.data, reports: reports.data };
  return sectionsOf(admin?.role).map((section) => ({
    ...section,
    waitingCount: section.waiting && counts[section.waiting],
  }));
}
