import type { ReactNode } from 'react';
import { LoadError } from './load-error';

interface LoadedProps<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** Shown while it loads: the same layout in grey. */
  skeleton: ReactNode;
  /** The content being loaded, as the specification words its failure. */
  failed?: string;
  /** Shown in place of a list without rows; false while it has some. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query found: until then its skeleton, and after a failure the way to try again. */
export function Loaded<T>({ query: { data, error, refetch }, skeleton, failed, empty, children }: LoadedProps<T>) {
  if (data !== undefined) return empty || children(data);
  return error ? <LoadError error={error} title={failed} onRetry={() => void refetch()} /> : skeleton;
}
