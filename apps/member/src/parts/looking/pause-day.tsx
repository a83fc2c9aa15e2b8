import { useState } from 'react';
import { isPauseDay, LOOKING_MESSAGES, pauseSpan } from '@kalyanam/shared/topics/matching/looking';
import { isApiError } from '@kalyanam/web/api-error';
import { TextField } from '../../ui/form/text-field';
import { useLookingTexts } from './looking.en';

/** The day until which a pause lasts. */
export function usePauseDay(initial = '') {
  const [until, setUntil] = useState(initial);
  const [refused, setRefused] = useState('');
  return {
    until,
    refused,
    write: (day: string) => {
      setUntil(day);
      setRefused('');
    },
    /** Whether it can be sent; if not, says why and leads there. */
    check: (): boolean => {
      const isDay = isPauseDay(until, new Date());
      setRefused(isDay ? '' : LOOKING_MESSAGES.pauseDay);
      if (!isDay) document.getElementsByName('until')[0]?.focus();
      return isDay;
    },
  };
}

/** What the server said about the day itself. */
export const dayRefusal = (error: unknown): string | undefined =>
  isApiError(error) ? error.fields?.['until'] : undefined;

interface PauseDayProps {
  label: string;
  day: ReturnType<typeof usePauseDay>;
  error: unknown;
}

export function PauseDay({ label, day: { until, refused, write }, error }: PauseDayProps) {
  const { pauseHint } = useLookingTexts();
  const { from, to } = pauseSpan(new Date());
  return (
    <TextField
      type="date"
      name="until"
      label={label}
      hint={pauseHint}
      min={from}
      max={to}
      value={until}
      error={refused || dayRefusal(error)}
      onChange={({ target }) => write(target.value)}
    />
  );
}
