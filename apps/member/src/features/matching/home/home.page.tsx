import { useEffect, useState } from 'react';
import { useDisplay } from '../../../session/display';
import { ensureSession } from '../../../session/ensure-session';
import { useSession } from '../../../session/session';
import { LoadError } from '../../../ui/load-error';
import { HomeSkeleton } from './home-skeleton';
import { useHomeTexts } from './home.en';
import { MemberHome, type BestFit } from './member-home';

/** The pending tasks of a member, once the server has said who they are. */
export default function HomePage({ bestFit }: { bestFit: BestFit }) {
  const texts = useHomeTexts();
  const session = useSession();
  const { simple } = useDisplay();
  return (
    <>
      <title>{texts.title}</title>
      {typeof session === 'object' ? (
        <MemberHome user={session.user} bestFit={bestFit} simple={simple} />
      ) : (
        <WhoIsThere />
      )}
    </>
  );
}

/** A known member the server could not be asked about yet. */
function WhoIsThere() {
  const [error, setError] = useState<unknown>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let gone = false;
    ensureSession().catch((thrown: unknown) => !gone && setError(thrown));
    return () => void (gone = true);
  }, [asked]);
  const again = () => {
    setError(null);
    setAsked(asked + 1);
  };
  return error === null ? <HomeSkeleton /> : <LoadError error={error} onRetry={again} />;
}
