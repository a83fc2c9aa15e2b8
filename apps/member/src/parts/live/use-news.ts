import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from './unread';

/** Asks again for what another member may have changed: their act comes as a notification. @param key must stay the same */
export function useNews(key: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const stop = onChange(() => void client.invalidateQueries({ queryKey: key }));
    return () => void stop();
  }, [client, key]);
}
