import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { AuditVerifyAnswer } from '@kalyanam/shared/team/audit';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { UseMutationResult } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { indianNumber } from '../../../ui/time/india-date';
import { problemSentence } from '../../../ui/feedback/problem-sentence';

/** The whole chain is read; it may take a while. */
const VERIFY_MS = 120_000;

export const verifyAudit = () =>
  api.post<AuditVerifyAnswer>(ADMIN_ROUTES.auditVerify, undefined, { timeoutMs: VERIFY_MS });

interface Props {
  verifying: UseMutationResult<AuditVerifyAnswer, Error, void>;
}

export const VerifyButton = ({ verifying }: Props) => (
  <Button variant="outlined" loading={verifying.isPending} onClick={() => verifying.mutate()}>
    Check integrity
  </Button>
);

const brokenWords = (brokenAt: number | 'end'): string =>
  brokenAt === 'end' ? 'The last entries are missing.' : `Entry ${brokenAt} does not follow the one before it.`;

/** R38: whether the log is as it was written. */
export function ChainResult({ verifying: { data, error } }: Props) {
  if (error) return <Alert severity="error">{problemSentence(error, 'The log could not be checked')}</Alert>;
  if (!data) return null;
  const { rows, brokenAt } = data;
  return brokenAt === null ? (
    <Alert severity="success">{`Verified: ${indianNumber(rows)} entries, no gaps or changes`}</Alert>
  ) : (
    <Alert severity="error">
      {`The log was changed. ${indianNumber(rows)} entries are intact. ${brokenWords(brokenAt)}`}
    </Alert>
  );
}
