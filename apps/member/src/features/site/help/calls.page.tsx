import { useQuery } from '@tanstack/react-query';
import { isCurrent } from '../../../parts/calls/call-row';
import { CallsToDo } from '../../../parts/calls/calls-to-do';
import { callsWith } from '../../../parts/calls/calls.queries';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { useSimpleTexts } from './simple.en';

/** C15: all calls in one place. */
export default function CallsPage() {
  const texts = useSimpleTexts();
  const { data, error, refetch } = useQuery(callsWith(null));
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <title>{texts.callsTitle}</title>
      <h1 className="text-4xl">{texts.calls}</h1>
      <p className="mt-2 mb-6 text-muted">{texts.callsLead}</p>
      <Loaded
        query={{ data, error, refetch }}
        empty={
          data?.calls.some(isCurrent) === false && (
            <EmptyState title={texts.noCalls}>
              <p>{texts.noCallsText}</p>
            </EmptyState>
          )
        }
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-40 w-full" />
          </Skeleton>
        }
      >
        {() => <CallsToDo />}
      </Loaded>
    </div>
  );
}
