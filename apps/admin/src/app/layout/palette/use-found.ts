import type { TeamSearchAnswer } from '@kalyanam/shared/team/search';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../session/admin-session';
import { useCan } from '../../../session/permissions';
import { PATHS, reportPath, userPath } from '../../../shell/paths';
import type { Entry } from './entry';

const TYPING_MS = 150;

/** The typed text, once the typing pauses. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

/** Members and open reports that the server finds. */
export function useFound(typed: string) {
  const navigate = useNavigate();
  const rested = useRested(typed.trim());
  const mayRead = useCan('users.read');
  const wanted = mayRead && typed.trim() !== '' && rested !== '';
  const found = useQuery({
    queryKey: [ADMIN_ROUTES.search, rested],
    queryFn: ({ signal }) => api.get<TeamSearchAnswer>(ADMIN_ROUTES.search, { query: { q: rested }, signal }),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  const { people = [], reports = [] } = wanted ? (found.data ?? {}) : {};
  const entries: Entry[] = [
    ...people.map(({ userId, name, email, phone, verificationStatus, accountStatus }): Entry => {
      const states = [
        labelOf(VERIFICATION_STATUSES, verificationStatus).replace(/ Profile$/, ''),
        ...(accountStatus === 'active' ? [] : [labelOf(ACCOUNT_STATUSES, accountStatus)]),
      ];
      const detail = [...states, readablePhone(phone), email].join(' · ');
      return { id: `member ${userId}`, group: 'People', name, detail, run: () => void navigate(userPath(userId)) };
    }),
    ...(people.length > 0
      ? [
          {
            id: 'all members',
            group: 'People' as const,
            name: `All members found by “${rested}”`,
            run: () => void navigate(`${PATHS.users}?q=${encodeURIComponent(rested)}`),
          },
        ]
      : []),
    ...reports.map(({ id, reported, reason }): Entry => ({
      id: `report ${id}`,
      group: 'Open reports',
      name: reported.name,
      detail: labelOf(REPORT_REASONS, reason),
      run: () => void navigate(reportPath(id)),
    })),
  ];
  const waits = wanted && (found.isFetching || rested !== typed.trim());
  return {
    entries,
    waits,
    error: wanted ? found.error : null,
    retry: () => void found.refetch(),
    isFetching: found.isFetching,
  };
}
