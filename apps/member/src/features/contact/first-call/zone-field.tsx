import { zoneLike } from '@kalyanam/shared/topics/calls/zoned-time';
import type { CallPlace } from '@kalyanam/shared/contracts/calls';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useEffect, useState } from 'react';
import { clockIn, phoneZone, useShortZone, useZoneName } from '../../../parts/calls/call-time';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/form/select-field';
import { useCallTexts } from './call.en';

/** The zones in which times can be read, and the default zone; null: the member must choose. */
function clocksHere({ zone, zones, sure }: CallPlace) {
  const phone = phoneZone();
  const ofPhone = phone && zoneLike(zones, phone, new Date());
  const isAway = phone !== null && !ofPhone;
  const first = [isAway ? phone : ofPhone, sure ? zone : null].filter((clock) => clock !== null);
  return {
    clocks: [...new Set<string>([...first, ...zones])],
    isAway,
    ofPhone: isAway ? phone : ofPhone,
    here: ofPhone ?? (sure && !isAway ? zone : null),
  };
}

/** The own zone as it is chosen, and the sentence where it is missing. Of a phone abroad no clock is taken for granted. */
export function useOwnZone(place: CallPlace) {
  const [{ clocks, isAway, ofPhone, here }] = useState(() => clocksHere(place));
  const [zone, setZone] = useState<string | null>(here);
  const [missing, setMissing] = useState(false);
  return {
    ...{ clocks, isAway, zone },
    /** Whether the clock is that of this phone. */
    fromPhone: zone !== null && zone === ofPhone,
    /** The zone for the server; nothing where it is not one of the place of work. */
    told: place.zones.find((known) => known === zone),
    error: missing && !zone ? MESSAGES.required : undefined,
    choose: (chosen: string | null) => {
      setZone(chosen);
      setMissing(false);
    },
    /** Says whether it is missing, and notes it. */
    isMissing: () => {
      setMissing(!zone);
      return !zone;
    },
  };
}

/** The clocks go on while the page is read. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface ZoneFieldProps {
  own: ReturnType<typeof useOwnZone>;
  theirZone: string;
  error: string | undefined;
  onChoose?: () => void;
}

/** What the clocks of both show now. Where this phone does not settle the own zone, it is asked for first. */
export function ZoneField({ own, theirZone, error, onChoose }: ZoneFieldProps) {
  const { clocks, isAway, zone, fromPhone, choose } = own;
  const texts = useCallTexts();
  const zoneName = useZoneName();
  const short = useShortZone();
  const language = useLanguage();
  const now = useNow().toISOString();
  const [changing, setChanging] = useState(false);
  const nameOf = (clock: string, at: number): string => {
    const known = zoneName(clock);
    if (!isAway || at > 0) return known ?? clock;
    return known ? texts.phoneIn(known) : texts.phone;
  };
  const asked = clocks.length > 1 && (changing || !zone || error !== undefined);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        {zone && zone !== theirZone && (
          <Clock
            label={fromPhone ? texts.mineFromPhone : texts.mine}
            place={short(zone)}
            time={clockIn(zone, now, language)}
          />
        )}
        <Clock
          label={zone === theirZone ? texts.both : texts.they}
          place={short(theirZone)}
          time={clockIn(theirZone, now, language)}
        />
      </dl>
      {asked ? (
        <SelectField
          label={texts.zone}
          hint={isAway && !zone ? texts.zoneDiffers : undefined}
          options={clocks.map((value, at) => ({
            value,
            label: texts.zoneNow(nameOf(value, at), clockIn(value, now, language)),
          }))}
          value={zone ?? ''}
          error={error}
          data-zone
          onChange={({ target }) => {
            choose(target.value || null);
            onChoose?.();
            setChanging(true);
          }}
        />
      ) : (
        clocks.length > 1 && (
          <Button look="quiet" className="-mx-3 -my-2 justify-self-start" onClick={() => setChanging(true)}>
            {texts.otherClock}
          </Button>
        )
      )}
    </div>
  );
}

function Clock({ label, place, time }: { label: string; place: string; time: string }) {
  const { nowIn } = useCallTexts();
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-semibold">{nowIn(place, time)}</dd>
    </div>
  );
}
