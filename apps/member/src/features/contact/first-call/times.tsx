import { isNight } from '@kalyanam/shared/topics/calls/zoned-time';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { CallZone } from '@kalyanam/shared/topics/calls/zones';
import { otherClock, timeIn, useZoneWords } from '../../../parts/calls/call-time';
import { useDetailWords } from '../../../parts/details/words';
import { Icon } from '../../../ui/icon';
import { useCallTexts } from './call.en';

interface MyZone {
  /** Null as long as it is not known. */
  readonly myZone: string | null;
}

/** One beginning by the clocks of both, each with its moon; of this phone too, where it shows another time. */
export function BothTimes({ slot, call }: { slot: string; call: Pick<CallView, 'member' | 'theirZone'> & MyZone }) {
  const texts = useCallTexts();
  const words = useZoneWords();
  const sameZone = call.myZone === call.theirZone;
  const phone = call.myZone && otherClock(call.myZone, slot);
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {call.myZone && (
        <div>
          <dt className="text-small text-muted">{phone ? texts.mineIn(words[call.myZone as CallZone]) : texts.mine}</dt>
          <dd>
            <ZonedTime slot={slot} zone={call.myZone} />
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt className="text-small text-muted">{texts.phone}</dt>
          <dd>
            <ZonedTime slot={slot} zone={phone} />
          </dd>
        </div>
      )}
      {!sameZone && (
        <div>
          <dt className="text-small wrap-anywhere text-muted">{texts.theirs(call.member.name)}</dt>
          <dd>
            <ZonedTime slot={slot} zone={call.theirZone} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function ZonedTime({ slot, zone }: { slot: string; zone: string }) {
  const texts = useCallTexts();
  const language = useLanguage();
  return (
    <>
      <span className="font-semibold">{timeIn(zone, slot, language)}</span>
      {isNight(new Date(slot), zone) && (
        <span className="ml-2 inline-flex items-center gap-1 text-small text-muted">
          <Icon name="moon" className="size-4" />
          {texts.night}
        </span>
      )}
    </>
  );
}

/** In which zone the other is, and whether that is a guess. */
export function TheirZone({
  name,
  call,
  onlyGuess = false,
}: {
  name: string;
  call: Pick<CallView, 'theirZone' | 'theirZoneSure'> & MyZone;
  /** The zone itself is shown already. */
  onlyGuess?: boolean;
}) {
  const texts = useCallTexts();
  const zones = useZoneWords();
  if (call.theirZoneSure && (onlyGuess || call.theirZone === call.myZone)) return null;
  const zone = zones[call.theirZone];
  return (
    <p className="text-small wrap-anywhere text-muted">
      {call.theirZoneSure ? texts.theirZone(zone) : texts.zoneGuess(name, zone)}
    </p>
  );
}

/** Who calls, who talks, and who will answer the phone. */
export function WhoRings({ call }: { call: CallView }) {
  const texts = useCallTexts();
  const { listed } = useDetailWords();
  return (
    <div>
      <p className="font-semibold wrap-anywhere">
        {call.iCall ? texts.youRing(call.member.name) : texts.theyRing(call.member.name)}
      </p>
      <p className="text-small wrap-anywhere text-muted">
        {`${texts.between}: ${listed('callBetween', call.between)}${call.numberOf ? ` · ${listed('deskRelation', call.numberOf)}` : ''}`}
      </p>
    </div>
  );
}
