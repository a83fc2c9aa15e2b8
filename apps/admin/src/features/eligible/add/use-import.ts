import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { importPairs, NOTHING_IMPORTED, type Imported } from '../eligible.queries';
import type { Pair } from './read-pairs';

/** An import in parts: how far it is, and how to stop it. What was added before a stop or a failure can be undone. */
export function useImport(onDone: (imported: Imported, pairs: readonly Pair[]) => void) {
  const queries = useQueryClient();
  const stopper = useRef<AbortController | null>(null);
  const [imported, setImported] = useState(NOTHING_IMPORTED);
  useEffect(() => () => stopper.current?.abort(), []);
  const importing = useMutation({
    mutationFn: (pairs: Pair[]) => {
      stopper.current = new AbortController();
      setImported(NOTHING_IMPORTED);
      return importPairs(pairs, { signal: stopper.current.signal, onPart: setImported });
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleUsers] }),
  });
  return {
    ...importing,
    imported,
    stop: () => stopper.current?.abort(),
    forget: () => setImported(NOTHING_IMPORTED),
  };
}
