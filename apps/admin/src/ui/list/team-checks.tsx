import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TeamCheck, TeamChecksAnswer } from '@kalyanam/shared/team/check-queue';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { CheckFact } from '@kalyanam/shared/base/domain/lists';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { CHECK_REVOCATION_RULES } from '@kalyanam/shared/topics/verification/check.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session/admin-session';
import { useCan } from '../../session/permissions';
import { PATHS } from '../../shell/paths';
import { FoldedPart } from '../form/folded-part';
import { fullDay } from '../time/india-date';
import { NotLoaded } from '../feedback/load-problem';
import { PageLink } from './page-link';
import { problemSentence } from '../feedback/problem-sentence';
import { ReasonDialog } from '../form/reason-dialog';
import { useTeamCheckTexts } from './team-checks.en';

/** C7: the ten facts of a member, how each was checked, and the way to take a check back. */
export function TeamChecks({ userId }: { userId: string }) {
  const texts = useTeamCheckTexts();
  return (
    <FoldedPart title={texts.title}>
      <Rows userId={userId} />
    </FoldedPart>
  );
}

function Rows({ userId }: { userId: string }) {
  const texts = useTeamCheckTexts();
  const queries = useQueryClient();
  const mayRevoke = useCan('verify.decide');
  const [revoking, setRevoking] = useState<CheckFact | null>(null);
  const queryKey = [ADMIN_ROUTES.factChecks(userId)];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<TeamChecksAnswer>(ADMIN_ROUTES.factChecks(userId), { signal }),
  });
  const sending = useMutation({
    mutationFn: ({ fact, reason }: { fact: CheckFact; reason: string }) =>
      api.post<TeamChecksAnswer>(ADMIN_ROUTES.revokeCheck(userId, fact), { reason }),
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer);
      setRevoking(null);
    },
  });
  if (!data)
    return <NotLoaded what={texts.title} problem={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {data.checks.map((check) => (
        <Row
          key={check.fact}
          check={check}
          onRevoke={
            mayRevoke && check.state !== 'said' && check.state !== 'unstated' ? () => setRevoking(check.fact) : null
          }
        />
      ))}
      {revoking && (
        <ReasonDialog
          draft={`check ${userId} ${revoking}`}
          title={texts.revokeOf(texts.facts[revoking])}
          lead={texts.revokeLead}
          label={texts.reason}
          act={texts.revoke}
          colour="error"
          rule={CHECK_REVOCATION_RULES.reason}
          most={LIMITS.addressLength}
          busy={sending.isPending}
          problem={sending.isError ? problemSentence(sending.error, texts.notRevoked) : null}
          onClose={() => {
            setRevoking(null);
            sending.reset();
          }}
          onAct={(reason) => sending.mutate({ fact: revoking, reason })}
        />
      )}
    </Box>
  );
}

function Row({ check, onRevoke }: { check: TeamCheck; onRevoke: (() => void) | null }) {
  const texts = useTeamCheckTexts();
  const { fact, state, method, evidence, date, failed, revoked, waiting } = check;
  const how = [method && texts.methods[method], evidence && texts.evidence[evidence], date && fullDay(date)];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'center', minHeight: 32 }}
    >
      <Box component="span" sx={{ color: 'text.secondary', minWidth: 150 }}>
        {texts.facts[fact]}
      </Box>
      <Box
        component="span"
        sx={{ fontWeight: state === 'checked' ? 600 : 400, color: failed ? 'error.main' : undefined }}
      >
        {failed ? texts.failed : texts.states[state]}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {how.filter(Boolean).join(', ')}
      </Box>
      {revoked && <Box component="span">{texts.revoked(revoked)}</Box>}
      {waiting && <PageLink to={PATHS.checks}>{texts.waiting}</PageLink>}
      {onRevoke && (
        <Button size="small" aria-label={texts.revokeOf(texts.facts[fact])} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      )}
    </Box>
  );
}
