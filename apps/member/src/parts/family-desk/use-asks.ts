import type { DeskAct } from '@kalyanam/shared/topics/family/desk';
import { useSessionUser } from '../../session/session';

/** The candidate a manager must ask because they may not do this alone; null for everyone else. */
export function useAsks(act: DeskAct): string | null {
  const acting = useSessionUser()?.acting;
  return acting?.role === 'manager' && !acting.acts.includes(act) ? acting.name : null;
}
