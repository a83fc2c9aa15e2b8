import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import { useAudienceChanged } from '../../../parts/account/audience.queries';
import { ownAccount } from '../../../parts/account/my-profile.queries';
import { useOnline } from '../../../parts/account/use-online';
import { dayRefusal, PauseDay, usePauseDay } from '../../../parts/looking/pause-day';
import { useAnswer } from '../../../parts/looking/use-answer';
import { usePress } from '../../../parts/looking/use-press';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { SwitchField } from '../../../ui/form/switch-field';
import { Loaded } from '../../../ui/loaded';
import { RowList } from '../../../ui/row-list';
import { Sheet } from '../../../ui/sheet';
import { RowsSkeleton } from '../../../ui/skeleton';
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

function Online({ of }: Pick<PauseSheetProps, 'of'>) {
  const texts = useWhoSeesTexts();
  const { online, choose } = useOnline(of.isActive);
  return (
    <SwitchField
      row
      label={!online ? texts.isOffline : of.shown ? texts.online : texts.onlineLater}
      checked={online}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}

const MONTH_MS = 30 * 86_400_000;
const inAMonth = (now: Date): string => dateInIndia(new Date(now.getTime() + MONTH_MS));

/** C5: offline until a day, on which the member is asked again. */
function Pause() {
  const texts = useWhoSeesTexts();
  const changed = useAudienceChanged();
  const answer = useAnswer();
  const day = usePauseDay(inAMonth(new Date()));
  const { press, busy, error } = usePress(async (until: string) => {
    await answer({ answer: 'pause', until });
    changed({ isActive: false });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day.check()) void press(day.until);
  };
  return (
    <form noValidate onSubmit={submit} className="fields">
      {!dayRefusal(error) && <FailureNotice failed={error} />}
      <PauseDay label={texts.pauseUntil} day={day} error={error} />
      <Button type="submit" busy={busy}>
        {texts.pauseAct}
      </Button>
    </form>
  );
}
