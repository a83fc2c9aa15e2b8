import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** No one else works on it, and it is not this reviewer who has to leave it to another. */
const isFree = ({ claimedBy, team }: PendingVerification): boolean =>
  (claimedBy === null || claimedBy.mine) && !team.firstYes?.mine;

/** It is there to be decided: free, and neither waiting for its member nor paused. */
const isDue = (user: PendingVerification): boolean =>
  isFree(user) && user.team.waitingSince === null && user.team.pausedSince === null;

/** The first case to be decided, or else the first that no one works on. */
const firstOf = (users: readonly PendingVerification[]): PendingVerification | undefined =>
  users.find(isDue) ?? users.find(isFree);

const CASE = 'case';

/** The state of a link in the queue: the case was picked there, not passed on the way (R66). */
export const PICKED = { picked: true };

/** The address of a case, with the filter as it is. */
export function withCase(params: URLSearchParams, userId: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (userId === null) next.delete(CASE);
  else next.set(CASE, userId);
  return next;
}

interface Held {
  user: PendingVerification;
  position: number;
}

interface Queue {
  /** The cases listed. */
  users: readonly PendingVerification[];
  /** All cases, also those that a filter hides. */
  everyone: readonly PendingVerification[];
  /** What the cases listed are filtered by. */
  filter: string;
}

/**
 * The case on the screen, named in the URL. A case that leaves the list while it is open (decided elsewhere) stays
 * on the screen, so that a key meant for it never meets another one. Another filter opens a case of its own.
 * @param startsOpen on a wide screen the first case opens on its own; on a phone the queue comes first.
 */
export function useOpenCase({ users, everyone, filter }: Queue, startsOpen: boolean) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [held, setHeld] = useState<Held | null>(null);
  const onPage = useRef(false);
  useEffect(() => {
    onPage.current = true;
    return () => void (onPage.current = false);
  }, []);
  const [moved, setMoved] = useState<{ from: string; to: string | null } | null>(null);

  const [filteredBy, setFilteredBy] = useState(filter);
  if (filteredBy !== filter) {
    setFilteredBy(filter);
    if (!users.some(({ userId }) => userId === held?.user.userId)) setHeld(null);
  }

  const here = params.get(CASE) ?? (startsOpen ? held?.user.userId : null) ?? null;
  const followed = here !== null && here === moved?.from ? moved.to : here;
  const asked = followed ?? (startsOpen ? (firstOf(users) ?? users[0])?.userId : null) ?? null;

  const position = users.findIndex((user) => user.userId === asked);
  const listed = users[position] ?? everyone.find((user) => user.userId === asked);
  const place = position < 0 ? (held?.position ?? 0) : position;
  if (listed && (held?.user !== listed || held.position !== place)) setHeld({ user: listed, position: place });
  const stale = held?.user.userId === asked ? held.user : null;
  const current = listed ?? stale;

  const show = (userId: string | null) => setParams((before) => withCase(before, userId), { replace: true });

  /** Skips cases that a colleague works on. */
  const near = (step: 1 | -1): string | null => {
    const from = position < 0 ? place - (step === 1 ? 1 : 0) : position;
    const beyond = step === 1 ? users.slice(from + 1) : users.slice(0, Math.max(from, 0)).reverse();
    return beyond.find(isFree)?.userId ?? null;
  };
  const next = near(1);
  const previous = near(-1);
  /** After a decision: the next case to be decided, or else the next that no colleague works on. */
  const following = () =>
    firstOf([...users.slice(position + 1), ...users.slice(0, Math.max(position, 0))])?.userId ?? next ?? previous;

  return {
    current,
    /** It is no longer in the queue: someone else decided it, or the member withdrew. */
    gone: !listed && stale !== null,
    /** A link to a case that is not in the queue. */
    missing: asked !== null && !current && users.length > 0,
    /** It was opened from the queue. */
    picked: (location.state as typeof PICKED | null)?.picked === true,
    next,
    previous,
    open: (userId: string | null) => {
      // A decision that is taken back from another page leads nowhere.
      if (!onPage.current) return;
      setMoved(null);
      show(userId);
    },
    /** Leaves a case decided here and opens the next one immediately. */
    leave: (userId: string) => {
      if (userId !== current?.userId) return;
      const to = following();
      setMoved({ from: userId, to });
      show(to);
    },
  };
}

export type OpenCase = ReturnType<typeof useOpenCase>;
