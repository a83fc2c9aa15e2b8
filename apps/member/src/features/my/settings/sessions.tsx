import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceName } from '@kalyanam/web/device';
import { formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { SessionView } from '@kalyanam/shared/contracts/auth';
import { PATHS } from '../../../shell/paths';
import { signOut } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { LoadError } from '../../../ui/load-error';
import { useNavigation } from '../../../ui/navigation';
import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { endAllSessions, endSession, ownSessions } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** Enough for the devices of a family; more are shown on request. */
const FIRST_SHOWN = 4;

const isPhone = (userAgent: string): boolean => /Android|iPhone|iPad|Mobile/.test(userAgent);

/** R3: every live session, and the way to end one or all. */
export function Sessions() {
  const texts = useSettingsTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { open } = useNavigation();
  const { data, error, refetch } = useQuery(ownSessions);
  const [all, setAll] = useState(false);
  const newest = [...(data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const shown = all ? newest : newest.slice(0, FIRST_SHOWN);
  const hidden = newest.length - shown.length;
  const onError = (thrown: unknown) => showToast(failure(thrown));
  const ending = useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      showToast(texts.signedOutOne);
      await client.invalidateQueries({ queryKey: ownSessions.queryKey });
    },
    onError,
  });
  const endingAll = useMutation({
    mutationFn: endAllSessions,
    onSuccess: async () => {
      await open(PATHS.home);
      signOut();
    },
    onError,
  });
  return (
    <>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton>
          <SkeletonBlock className="h-24 w-full" />
        </Skeleton>
      )}
      {data && (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {shown.map((session) => (
            <OneSession
              key={session.id}
              session={session}
              busy={ending.isPending && ending.variables === session.id}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button look="quiet" onClick={() => setAll(true)} className="mt-1">
          {texts.moreSessions(hidden)}
        </Button>
      )}
      <Button look="secondary" busy={endingAll.isPending} onClick={() => endingAll.mutate()} className="mt-3">
        {texts.signOutAll}
      </Button>
      <p className="mt-2 text-small text-muted">{texts.signOutAllLead}</p>
    </>
  );
}

function OneSession({ session, busy, onEnd }: { session: SessionView; busy: boolean; onEnd: () => void }) {
  const texts = useSettingsTexts();
  const language = useLanguage();
  const device = deviceName(session.userAgent) || texts.unknownDevice;
  const lastUsed = texts.lastUsed(formatMoment(session.lastUsedAt, language));
  return (
    <li className="flex flex-wrap items-center gap-x-4 px-4 py-3">
      <Icon name={isPhone(session.userAgent) ? 'phone' : 'device'} className="size-6 text-accent" />
      <p className="min-w-0 grow basis-40 wrap-anywhere">
        {device}
        {session.current && <span className="text-small text-leaf">{` (${texts.thisDevice})`}</span>}
        <span className="block text-small text-muted">
          {session.current ? session.ip : `${session.ip}, ${lastUsed}`}
        </span>
        <span className="block text-small text-muted">
          {texts.firstLogin(formatMoment(session.createdAt, language))}
        </span>
      </p>
      {!session.current && (
        <Button
          look="quiet"
          className="-mr-3 ml-auto shrink-0"
          busy={busy}
          aria-label={texts.signOutOneNamed(`${device}, ${lastUsed}`)}
          onClick={onEnd}
        >
          {texts.signOutOne}
        </Button>
      )}
    </li>
  );
}
