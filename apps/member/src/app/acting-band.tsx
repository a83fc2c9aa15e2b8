import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { actFor } from '../session/acting';
import { session, useSessionUser } from '../session/session';
import { Initials } from '../ui/initials';
import { useActingTexts } from './acting-band.en';
import { OwnFace } from './late-header';

/**
 * One colour for each candidate of a family, in the order of their groups: it shows at a glance which one the account
 * acts for.
 */
const GROUNDS = ['bg-leaf-ground', 'bg-amber-ground', 'bg-tint-1', 'bg-well'];
const LINES = ['bg-leaf', 'bg-turmeric', 'bg-edge', 'bg-muted'];

/**
 * C14: the candidate a family account acts for, what it may do for them, and the way to the others. It scrolls
 * away, and only the line of its colour stays below the header.
 */
export function ActingBand() {
  const texts = useActingTexts();
  const user = useSessionUser();
  const seats = user?.family ?? [];
  const place = seats.findIndex(({ profileId }) => profileId === user?.acting?.profileId);
  const seat = seats[place];
  if (!user || !seat) return null;
  const [before, name, after] = texts.actingFor(seat.name);
  return (
    <>
      <section aria-label={texts.label} className={`print:hidden ${GROUNDS[place % GROUNDS.length]}`}>
        <div className="page flex min-h-11 items-center gap-2.5 py-1">
          <Initials name={seat.name} small ground="bg-paper">
            <OwnFace />
          </Initials>
          <p className="line-clamp-2 min-w-0 grow text-small leading-snug wrap-anywhere lang-te:leading-normal">
            {before}
            <strong translate="no">{name}</strong>
            {`${after} · ${texts.may[mayOf(seat)]}`}
          </p>
          {seats.length > 1 && (
            <select
              aria-label={texts.choose}
              className="control min-h-12 w-auto max-w-2/5"
              value={seat.profileId}
              onChange={(event) => session.update(actFor(user, event.target.value))}
            >
              {seats.map(({ profileId, name }) => (
                <option key={profileId} translate="no" value={profileId}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </div>
      </section>
      <div
        aria-hidden="true"
        className={`sticky top-[calc(--spacing(16)+1px+env(safe-area-inset-top)+var(--note,0px))] z-20 h-1 shrink-0 short:static print:hidden ${LINES[place % LINES.length]}`}
      />
    </>
  );
}

const mayOf = ({ acts, drafts }: DeskSeatView) => (acts.includes('answer') ? 'answer' : drafts ? 'suggest' : 'look');
