import { CALL_LIMITS } from '@kalyanam/shared/topics/calls/calls';
import { momentAt, wallTime } from '@kalyanam/shared/topics/calls/zoned-time';
import { slotsProblem } from '@kalyanam/shared/topics/calls/slots';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useId, useState } from 'react';
import { clockIn, halfHour, useShortZone, weekdayIn } from '../../../parts/calls/call-time';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/form/field';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useCallTexts } from './call.en';

const DAY_MS = 86_400_000;
const FIRST_HOUR = 6;

/** 06:00, 06:30 ... 23:30: no family is asked to ring before it is up. */
const HALF_HOURS = Array.from({ length: (24 - FIRST_HOUR) * 2 }, (_, half) => {
  const hour = String(FIRST_HOUR + Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 ? '30' : '00'}`;
});

/** The first and the last day that can be chosen. */
const daysFrom = (now: Date, zone: string): { min: string; max: string } => ({
  min: wallTime(now, zone).date,
  max: wallTime(new Date(now.getTime() + CALL_LIMITS.toDays * DAY_MS), zone).date,
});

export interface TypedTime {
  readonly date: string;
  readonly time: string;
}

export const NO_TIME: TypedTime = { date: '', time: '' };

interface OtherTimeProps {
  myZone: string;
  theirZone: string;
  typed: TypedTime;
  onType: (typed: TypedTime) => void;
  onAdd: (slot: string) => void;
}

/** A day and an hour of one's own choice, and what the clocks of the other family will show then. */
export function OtherTime({ myZone, theirZone, typed, onType, onAdd }: OtherTimeProps) {
  const texts = useCallTexts();
  const common = useCommonTexts();
  const short = useShortZone();
  const language = useLanguage();
  const id = useId();
  const [error, setError] = useState<string>();
  const days = daysFrom(new Date(), myZone);
  const moment = momentAt(typed, myZone);
  const put = (more: Partial<TypedTime>) => {
    onType({ ...typed, ...more });
    setError(undefined);
  };
  const add = () => {
    const problem = !typed.date || !typed.time ? MESSAGES.required : moment ? slotsProblem([moment], new Date()) : null;
    if (problem) return setError(problem);
    if (!moment) return setError(texts.skipped);
    onAdd(moment.toISOString());
  };
  return (
    <details open={typed.date !== ''} className="rounded-control border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-accent">{texts.another}</summary>
      <div className="grid gap-3 pb-4">
        <div className="grid gap-3 min-[26rem]:grid-cols-2">
          <label>
            <span className="mb-1 block text-small">{common.day}</span>
            <input
              type="date"
              value={typed.date}
              {...days}
              aria-describedby={error ? id : undefined}
              className="control"
              onChange={({ target }) => put({ date: target.value })}
            />
          </label>
          <label>
            <span className="mb-1 block text-small">{texts.hour}</span>
            <select
              value={typed.time}
              aria-describedby={error ? id : undefined}
              className="control"
              onChange={({ target }) => put({ time: target.value })}
            >
              <option value="">--:--</option>
              {HALF_HOURS.map((time) => (
                <option key={time} value={time}>
                  {halfHour(time, language)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {moment && myZone !== theirZone && (
          <p className="text-muted">
            {`${weekdayIn(theirZone, moment.toISOString(), language)} ${clockIn(theirZone, moment.toISOString(), language)} ${short(theirZone)}`}
          </p>
        )}
        <FieldError id={id} error={error} />
        <Button look="secondary" onClick={add} className="justify-self-start">
          {texts.addTime}
        </Button>
      </div>
    </details>
  );
}
