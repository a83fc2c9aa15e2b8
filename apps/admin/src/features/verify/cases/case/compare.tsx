import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { DuplicateView } from '@kalyanam/shared/team/checks';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userPath } from '../../../../shell/paths';
import { fullDay } from '../../../../ui/time/india-date';
import { LoadProblem } from '../../../../ui/feedback/load-problem';
import { useNames } from '../../../../ui/words/sentences';
import { PageLink } from '../../../../ui/list/page-link';
import { AccountChip, VerificationChip } from '../../../../ui/list/state-chip';
import { useTexts } from '../verify.en';
import { clueWords, duplicatesQuery, OthersAlike } from './duplicates';

type Person = Omit<DuplicateView, 'clues' | 'accountStatus'>;

const here = ({ photos, phone, familyLocation, ...user }: PendingVerification): Person => ({
  ...user,
  city: familyLocation.city,
  phone: phone.slice(-4),
  photo: photos[0] ?? null,
});

/** One of the two people; facts that both share are highlighted. */
function Column({ title, person, same, more }: { title: string; person: Person; same: Person; more?: ReactNode }) {
  const { compare, evidence } = useTexts();
  const { city } = useNames();
  const rows = [
    [compare.name, person.name, person.name === same.name],
    [compare.dob, `${fullDay(person.dob)} (${compare.years(person.age)})`, person.dob === same.dob],
    [compare.city, person.city === null ? '—' : city(person.city), person.city !== null && person.city === same.city],
    [compare.phone, person.phone, person.phone === same.phone],
    [compare.registered, fullDay(person.registeredAt), false],
  ] as const;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ color: 'text.secondary', mb: 0.5 }}>{title}</Box>
      {person.photo ? (
        <Box
          component="img"
          src={person.photo.card}
          alt={`${evidence.photo}: ${person.name}`}
          width={200}
          height={250}
          sx={{ width: '100%', maxWidth: 200, height: 'auto', objectFit: 'cover', borderRadius: 2 }}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            maxWidth: 200,
            aspectRatio: '4 / 5',
            bgcolor: 'ground.track',
            borderRadius: 2,
            p: 1,
            textAlign: 'center',
          }}
        >
          {evidence.noPhoto}
        </Box>
      )}
      <Box component="dl" sx={{ m: 0, mt: 1, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 0.75 } }}>
        {rows.map(([label, value, alike]) => (
          <div key={label}>
            <dt>{label}</dt>
            <Box
              component="dd"
              translate={label === compare.name ? 'no' : undefined}
              sx={{ overflowWrap: 'anywhere', ...(alike && { fontWeight: 600, color: 'error.main' }) }}
            >
              {value}
            </Box>
          </div>
        ))}
        <dt>{compare.status}</dt>
        <dd>
          <VerificationChip status={person.verificationStatus} />
        </dd>
        {more}
      </Box>
    </Box>
  );
}

/** Two people side by side, without leaving the verification screen. */
export function Compare({ user, onClose }: { user: PendingVerification; onClose: () => void }) {
  const texts = useTexts();
  const { compare } = texts;
  const found = useQuery(duplicatesQuery(user));
  const own = here(user);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="compare-title">
      <DialogTitle id="compare-title">{compare.title}</DialogTitle>
      <DialogContent>
        {found.data ? (
          <>
            {found.data.duplicates.map((other) => (
              <Box
                key={other.userId}
                sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, mb: 2.5 }}
              >
                <Column title={compare.here} person={own} same={other} />
                <Column
                  title={compare.other}
                  person={other}
                  same={own}
                  more={
                    <>
                      {other.accountStatus !== 'active' && (
                        <dd>
                          <AccountChip status={other.accountStatus} />
                        </dd>
                      )}
                      <dt>{compare.clue}</dt>
                      <dd>{clueWords(other.clues, texts.clues)}</dd>
                      <dd>
                        <PageLink to={userPath(other.userId)}>{compare.open}</PageLink>
                      </dd>
                    </>
                  }
                />
              </Box>
            ))}
            <OthersAlike {...found.data} />
          </>
        ) : found.isError ? (
          <LoadProblem
            what={compare.failed}
            problem={found.error}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <Skeleton variant="rounded" height={360} />
            <Skeleton variant="rounded" height={360} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {compare.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
