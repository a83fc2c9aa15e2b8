import { isNight } from '@kalyanam/shared/topics/calls/zoned-time';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { clockIn, dayIn, useShortZone, weekdayIn } from '../../../parts/calls/call-time';
import { Icon } from '../../../ui/icon';
import { useCallTexts } from './call.en';

interface SlotRowProps {
  slot: string;
  myZone: string;
  theirZone: string;
  /** Away from its day: the day is named. */
  dated: boolean;
  checked: boolean;
  /** Three are chosen already. */
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** One beginning, by both clocks, to be pressed. */
export function SlotRow({ slot, myZone, theirZone, dated, checked, disabled, onChange }: SlotRowProps) {
  const language = useLanguage();
  const same = myZone === theirZone;
  const ofOtherDay = dayIn(theirZone, slot) !== dayIn(myZone, slot);
  return (
    <li>
      <label className="relative flex min-h-14 cursor-pointer items-center rounded-control border border-line bg-paper py-2 ps-4 pe-10 has-checked:border-kumkum has-checked:bg-well has-disabled:cursor-default has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-turmeric-ink">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
          className="absolute inset-0 m-0 size-full scroll-mb-40 cursor-pointer opacity-0"
        />
        <span className="flex grow flex-wrap gap-x-4">
          <Half zone={myZone} slot={slot} day={dated ? weekdayIn(myZone, slot, language) : ''} nameless={same} />
          {!same && <Half zone={theirZone} slot={slot} day={ofOtherDay ? weekdayIn(theirZone, slot, language) : ''} />}
        </span>
        {checked && <Icon name="check" className="absolute end-3 size-5 text-accent" />}
      </label>
    </li>
  );
}

interface HalfProps {
  zone: string;
  slot: string;
  day: string;
  /** Both clocks show the same. */
  nameless?: boolean;
}

function Half({ zone, slot, day, nameless = false }: HalfProps) {
  const texts = useCallTexts();
  const language = useLanguage();
  const short = useShortZone();
  return (
    <span className="grow basis-32 whitespace-nowrap">
      <span className="font-semibold">{[day, clockIn(zone, slot, language)].filter(Boolean).join(' ')}</span>
      {!nameless && <span className="ms-1 text-small text-muted">{short(zone)}</span>}
      {isNight(new Date(slot), zone) && (
        <span className="ms-1 inline-flex items-center gap-1 text-small text-amber">
          <Icon name="moon" className="size-4" />
          {texts.night}
        </span>
      )}
    </span>
  );
}
