import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isApiError, isRefused } from '@kalyanam/web/api-error';
import { ListSkeleton } from '../list/list-states';
import { said } from '../words/sentences';
import { useUiTexts } from '../words/ui.en';
import { keyframes } from '@emotion/react';

interface Props {
  /** The name of the part that could not be loaded. */
  what: string;
  problem: unknown;
  /** What to say of an address that leads to nothing; trying again would not help. */
  missing?: string;
  retrying?: boolean;
  onRetry: () => void;
}

function useReason(problem: unknown): string {
  const texts = useUiTexts();
  if (!isApiError(problem)) return said(MESSAGES.anErrorOccurred);
  return problem.code === 'network' ? texts.unreachable : said(problem.message);
}

/** R33: a list that fails to load is not an empty list. */
export function LoadProblem({ what, problem, missing, retrying = false, onRetry }: Props) {
  const texts = useUiTexts();
  const reason = useReason(problem);
  return (
    <Box sx={{ maxWidth: 560 }}>
      {missing && isRefused(problem, 'not-found') ? (
        <Alert severity="info">{missing}</Alert>
      ) : (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" loading={retrying} onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed(what, reason.replace(/\.?$/, '.'))}
        </Alert>
      )}
    </Box>
  );
}

interface LoadedProps<Data> extends Pick<Props, 'what' | 'missing'> {
  query: UseQueryResult<Data>;
  /** Content that could not be updated is not shown. */
  fresh?: boolean;
  /** The shape of content that is still on its way. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The content of a request once it is there; until then its shape, or why it is missing. */
export function Loaded<Data>({ query, fresh = false, skeleton, children, ...said }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined && !(fresh && error)) return children(data);
  return (
    <NotLoaded {...said} problem={error} retrying={isFetching} onRetry={() => void refetch()}>
      {skeleton}
    </NotLoaded>
  );
}

interface NotLoadedProps extends Props {
  /** A placeholder for content that is still on its way. */
  children?: ReactNode;
}

/** Shown in place of missing content: why it is missing, or its shape until it comes. */
export const NotLoaded = ({ children = <ListSkeleton />, ...props }: NotLoadedProps) =>
  props.problem ? <LoadProblem {...props} /> : <Late>{children}</Late>;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** A placeholder that shows itself only when the wait is felt (150 ms). */
export const Late = ({ children }: { children: ReactNode }) => (
  <Box aria-busy sx={{ height: '100%', animation: `${appear} 0s linear 150ms both` }}>
    {children}
  </Box>
);
