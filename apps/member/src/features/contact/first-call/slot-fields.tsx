import { CALL_LIMITS } from '@kalyanam/shared/topics/calls/calls';
import { momentAt } from '@kalyanam/shared/topics/calls/zoned-time';
import type { CallZone } from '@kalyanam/shared/topics/calls/zones';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useId } from 'react';
import { halfHour } from '../../../parts/calls/call-time';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/form/field';
import { Icon } from '../../../ui/icon';
import { useCallTexts } from './call.en';
import { daysFrom, HALF_HOURS, NO_SLOT, type SlotDraft } from './slots-draft';
import { BothTimes } from './times';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface SlotFieldsProps {
  name: string;
  drafts: readonly SlotDraft[];
  zones: { myZone: string | null; theirZone: CallZone };
  error: string | undefined;
  onChange: (drafts: readonly SlotDraft[]) => void;
}

/** A day and a half hour in each row, and below it what the clocks of both will show. */
export function SlotFields({ name, drafts, zones: { myZone, theirZone }, error, onChange }: SlotFieldsProps) {
  const texts = useCallTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const errorId = useId();
  const days = daysFrom(new Date(), myZone ?? theirZone);
  const put = (at: number, more: Partial<SlotDraft>) =>
    onChange(drafts.map((draft, place) => (place === at ? { ...draft, ...more } : draft)));
  return (
    <fieldset data-slot aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{texts.times}</legend>
      <ul className="grid gap-3">
        {drafts.map((draft, at) => {
          const moment = draft.date && draft.time && myZone ? momentAt(draft, myZone) : null;
          return (
            <li key={at} className="grid gap-2 rounded-control border border-line p-3">
              <div role="group" aria-label={texts.timeOf(at + 1)} className="flex flex-wrap items-end gap-3">
                <label className="min-w-0 grow basis-36">
                  <span className="mb-1 block text-small">{common.day}</span>
                  <input
                    type="date"
                    value={draft.date}
                    {...days}
                    aria-invalid={Boolean(error)}
                    className="control"
                    onChange={({ target }) => put(at, { date: target.value })}
                  />
                </label>
                <label className="min-w-0 grow basis-36">
                  <span className="mb-1 block text-small">{texts.hour}</span>
                  <select
                    value={draft.time}
                    aria-invalid={Boolean(error)}
                    className="control"
                    onChange={({ target }) => put(at, { time: target.value })}
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
              {moment && myZone && (
                <BothTimes slot={moment.toISOString()} call={{ member: { id: '', name }, myZone, theirZone }} />
              )}
              {drafts.length > 1 && (
                <Button
                  look="quiet"
                  aria-label={texts.remove(at + 1)}
                  className="-mb-2 -ml-3 justify-self-start"
                  onClick={() => onChange(drafts.filter((_, place) => place !== at))}
                >
                  <Icon name="close" />
                  {texts.removeTime}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={errorId} error={error} />
      {drafts.length < CALL_LIMITS.slots && (
        <Button look="quiet" className="mt-2 -ml-3" onClick={() => onChange([...drafts, NO_SLOT])}>
          <Icon name="plus" />
          {texts.another}
        </Button>
      )}
    </fieldset>
  );
}
