import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PATHS } from '../../../shell/paths';
import { blockedMembers } from '../../../parts/relations/blocked.queries';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { LoadError } from '../../../ui/load-error';
import { RowsSkeleton } from '../../../ui/skeleton';
import { BlockedRow } from './blocked-row';
import { useBlockedTexts } from './blocked.en';

/** R29: the members this member blocked, with a button to unblock each. */
export default function BlockedPage() {
  const texts = useBlockedTexts();
  const { data, error, refetch } = useQuery(blockedMembers);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page grid max-w-3xl gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none sm:text-4xl">
          {texts.heading}
        </h1>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )
      ) : data.length === 0 ? (
        <EmptyState title={texts.empty}>
          <p>{texts.hint}</p>
          <ButtonLink to={PATHS.profiles}>{texts.browse}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((member) => (
            <BlockedRow key={member.id} member={member} onDone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}
