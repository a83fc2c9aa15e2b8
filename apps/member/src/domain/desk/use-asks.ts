import type { DeskAct } from '@kalyanam/shared/desk/desk';
import { useSessionUser } from '../../session/session';

/** Whom a manager asks who may not do this without them; null for everybody else. */
export function useAsks(act: DeskAct): string | null {
  const acting = useSessionUser()?.acting;
  return acting?.role === 'manager' && !acting.acts.includes(act) ? acting.name : null;
}
