import { actFor } from '../session/acting';
import { session, useSessionUser } from '../session/session';
import { PATHS } from '../shell/paths';
import { AppLink } from '../ui/app-link';
import { useActingTexts } from './acting-band.en';

/**
 * One colour for each candidate of a family, in the order of their desks: it shows at a glance which one the account
 * acts for.
 */
const GROUNDS = [
  'bg-leaf-ground border-leaf',
  'bg-amber-ground border-amber-line',
  'bg-tint-1 border-edge',
  'bg-well border-edge',
];

/** C14: always names the candidate a family account acts for, and leads to the others. */
export function ActingBand() {
  const texts = useActingTexts();
  const user = useSessionUser();
  const seats = user?.family ?? [];
  const place = seats.findIndex(({ profileId }) => profileId === user?.acting?.profileId);
  const seat = seats[place];
  if (!user || !seat) return null;
  const [before, name, after] = texts.actingFor(seat.name, texts.relations[seat.relation]);
  return (
    <section aria-label={texts.label} className={`border-t-4 ${GROUNDS[place % GROUNDS.length]}`}>
      <div className="page flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
        <p className="wrap-anywhere">
          {before}
          <strong translate="no">{name}</strong>
          {after}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {seats.length > 1 && (
            <select
              aria-label={texts.choose}
              className="control min-h-12 w-auto max-w-full"
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
          <AppLink
            to={PATHS.desk}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {texts.desk}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
