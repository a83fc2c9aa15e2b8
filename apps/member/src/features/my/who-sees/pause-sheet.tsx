import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import type { StatusAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { isPauseDay, LOOKING_MESSAGES, pauseSpan } from '@kalyanam/shared/topics/matching/looking';
import { useAudienceChanged } from '../../../parts/account/audience.queries';
import { ownAccount, ownProfileChanged } from '../../../parts/account/my-profile.queries';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { sendAnswer } from '../../../parts/looking/use-press';
import { api, noLongerAsked } from '../../../session/session';
import { Button } from '../../../ui/button';
import { SwitchField } from '../../../ui/form/switch-field';
import { TextField } from '../../../ui/form/text-field';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { RowList } from '../../../ui/row-list';
import { Sheet } from '../../../ui/sheet';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useFailedAct, useFailure, useSentence } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { CodeRows } from './code-rows';
import { useWhoSeesTexts } from './who-sees.en';

interface PauseSheetProps {
  of: AudienceAnswer;
  open: boolean;
  onClose: () => void;
}

/** Online or not, until when, and whether the profile ID leads there in the meantime. */
export function PauseSheet({ of, open, onClose }: PauseSheetProps) {
  const texts = useWhoSeesTexts();
  const account = useQuery(ownAccount);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.pause}
      foot={
        <Button look="secondary" className="w-full" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="grid gap-6">
        <RowList>
          <li>
            <Online of={of} />
          </li>
        </RowList>
        {of.isActive && <Pause />}
        <Loaded query={account} skeleton={<RowsSkeleton />}>
          {(data) => (
            <RowList>
              <CodeRows account={data} />
            </RowList>
          )}
        </Loaded>
      </div>
    </Sheet>
  );
}

/** Shows the choice immediately; falls back, with the specified words, when the server refuses. */
function Online({ of }: Pick<PauseSheetProps, 'of'>) {
  const texts = useWhoSeesTexts();
  const failedAct = useFailedAct();
  const client = useQueryClient();
  const changed = useAudienceChanged();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isActive: boolean) => api.put<StatusAnswer>(ROUTES.myStatus, { isActive }),
    onSuccess: ({ isActive }) => {
      noLongerAsked();
      changed({ isActive });
      ownProfileChanged(client);
    },
    onError: (thrown) => showToast(failedAct(thrown, MESSAGES.toggleFailed)),
  });
  const online = isPending ? variables : of.isActive;
  return (
    <SwitchField
      row
      label={!online ? texts.isOffline : of.shown ? texts.online : texts.onlineLater}
      checked={online}
      onChange={(event) => {
        if (!isPending) mutate(event.target.checked);
      }}
    />
  );
}

const MONTH_MS = 30 * 86_400_000;
const inAMonth = (now: Date): string => dateInIndia(new Date(now.getTime() + MONTH_MS));

/** C5: offline until a day, on which the member is asked again. */
function Pause() {
  const texts = useWhoSeesTexts();
  const looking = useLookingTexts();
  const language = useLanguage();
  const say = useSentence();
  const failure = useFailure();
  const client = useQueryClient();
  const changed = useAudienceChanged();
  const [until, setUntil] = useState(() => inAMonth(new Date()));
  const [missing, setMissing] = useState(false);
  const { from, to } = pauseSpan(new Date());
  const pausing = useMutation({
    mutationFn: () => sendAnswer({ answer: 'pause', until }),
    onSuccess: () => {
      changed({ isActive: false });
      ownProfileChanged(client);
      showToast(looking.done.pause(formatDay(until, language)));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = !isPauseDay(until, new Date());
    setMissing(isMissing);
    if (!isMissing && !pausing.isPending) pausing.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="fields">
      {pausing.error && (
        <Notice look="danger" alert>
          {failure(pausing.error)}
        </Notice>
      )}
      <TextField
        type="date"
        label={texts.pauseUntil}
        hint={looking.pauseHint}
        min={from}
        max={to}
        value={until}
        error={missing ? say(LOOKING_MESSAGES.pauseDay) : undefined}
        onChange={(event) => {
          setUntil(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" busy={pausing.isPending}>
        {texts.pauseAct}
      </Button>
    </form>
  );
}
