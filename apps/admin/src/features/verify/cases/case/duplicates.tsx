import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DuplicatesAnswer, DuplicateView } from '@kalyanam/shared/team/checks';
import type { DuplicateClue, PendingVerification } from '@kalyanam/shared/team/contracts';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../session/admin-session';
import { Kbd } from '../../../../ui/form/kbd';
import { fullDay } from '../../../../ui/time/india-date';
import { AccountChip, VerificationChip } from '../../../../ui/list/state-chip';
import { TitledPart } from '../../../../ui/list/panel';
import { useTexts } from '../verify.en';

type Case = Pick<PendingVerification, 'userId' | 'caseId' | 'seen' | 'duplicates'>;

export const duplicatesQuery = ({ userId, caseId, seen, duplicates }: Case) =>
  queryOptions({
    queryKey: ['duplicates', caseId, seen, duplicates],
    queryFn: ({ signal }) => api.get<DuplicatesAnswer>(ADMIN_ROUTES.duplicates(userId), { signal }),
  });

/** 'Same PAN number, same name and date of birth' */
export const clueWords = (clues: readonly DuplicateClue[], labels: Readonly<Record<DuplicateClue, string>>): string =>
  clues.map((clue, index) => (index === 0 ? labels[clue] : labels[clue].replace(/^Same/, 'same'))).join(', ');

/** Accounts that are not shown one by one. */
export function OthersAlike({ more, gone }: Pick<DuplicatesAnswer, 'more' | 'gone'>) {
  const texts = useTexts();
  return (
    <>
      {more > 0 && <Box>{texts.case.more(more)}</Box>}
      {gone.length > 0 && <Box>{`${clueWords(gone, texts.clues)}: ${texts.case.deleted}`}</Box>}
    </>
  );
}

interface Props {
  user: Case;
  onCompare: () => void;
}

/** Other members who may be the same person: ten of them, and how many more. */
export function Duplicates({ user, onCompare }: Props) {
  const texts = useTexts();
  const any = user.duplicates.length > 0;
  const { data, isError } = useQuery({ ...duplicatesQuery(user), enabled: any });
  if (!any) return null;
  const [first, ...others] = data?.duplicates ?? [];
  return (
    <TitledPart title={texts.case.duplicates((first ? 1 : 0) + others.length + (data?.more ?? 0))}>
      <Stack spacing={1}>
        {/* It stays where it is when the accounts arrive, and its button with it. */}
        <Alert
          severity="warning"
          icon={false}
          action={
            <Button color="inherit" aria-keyshortcuts="5" onClick={onCompare}>
              {texts.checks.compare} <Kbd>5</Kbd>
            </Button>
          }
        >
          {first ? (
            <Alike other={first} />
          ) : isError ? (
            texts.case.duplicatesFailed
          ) : (
            clueWords(user.duplicates, texts.clues)
          )}
        </Alert>
        {others.map((other) => (
          <Alert key={other.userId} severity="warning" icon={false}>
            <Alike other={other} />
          </Alert>
        ))}
        {data && <OthersAlike {...data} />}
      </Stack>
    </TitledPart>
  );
}

function Alike({ other }: { other: DuplicateView }) {
  const texts = useTexts();
  return (
    <>
      {`${clueWords(other.clues, texts.clues)}: ${other.name}, ${texts.case.registered(fullDay(other.registeredAt))} `}
      <VerificationChip status={other.verificationStatus} />{' '}
      {other.accountStatus !== 'active' && <AccountChip status={other.accountStatus} />}
    </>
  );
}
