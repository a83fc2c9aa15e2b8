import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { useSearchParams } from 'react-router-dom';
import type { Member } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { lazyPart } from '../../../shell/lazy-part';
import { SEEN_PARTS, type SeenPart } from '../../../shell/paths';
import { RowsSkeleton } from '../../../ui/skeleton';
import { Overview } from './overview';

const LISTS: Readonly<Record<SeenPart, ComponentType<{ waiting?: ReactNode }>>> = {
  looked: lazyPart(async () => (await import('./looked/looked')).Looked),
  blocked: lazyPart(async () => (await import('./marked/blocked')).Blocked),
  'not-for-us': lazyPart(async () => (await import('./marked/not-for-us')).NotForUs),
};

/** The lists that this member, or this seat of a family account, may open. */
function listsOf(user: Member | null): SeenPart[] {
  const family = user?.family !== undefined;
  const opens: Readonly<Record<SeenPart, boolean>> = {
    looked: !family || (user?.opens?.includes('ledger') ?? false),
    // The candidate's blocks are theirs alone (C14).
    blocked: !family,
    'not-for-us': user !== null && mayBrowse(user.verificationStatus),
  };
  return SEEN_PARTS.filter((part) => opens[part]);
}

/** The choices about everything that others see, and the lists that belong to them. */
export default function WhoSeesPage() {
  const user = useSessionUser();
  const lists = listsOf(user);
  const named = useSearchParams()[0].get('part');
  const part = lists.find((list) => list === named);
  // As after a visit of another page.
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [part]);
  if (!part) return <Overview lists={lists} />;
  const List = LISTS[part];
  return (
    <List
      waiting={
        <div className="page max-w-3xl py-6 sm:py-10">
          <RowsSkeleton />
        </div>
      }
    />
  );
}
