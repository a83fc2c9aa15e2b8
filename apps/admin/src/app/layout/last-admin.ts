import type { AdminView } from '@kalyanam/shared/admin/contracts';
import { useState } from 'react';
import { useAdmin } from '../../session/admin-session';

/** Who is signed in, or who was before the session ended. */
export function useLastAdmin(): AdminView | null {
  const admin = useAdmin();
  const [last, setLast] = useState(admin);
  if (admin && admin !== last) setLast(admin);
  return admin ?? last;
}
