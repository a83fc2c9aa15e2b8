import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PATHS } from '../../../../shell/paths';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { ListPage } from '../../../../ui/list-page';
import { Loaded } from '../../../../ui/loaded';
import { RowsSkeleton } from '../../../../ui/skeleton';
import { BlockedRow } from './blocked-row';
import { useMarkedTexts } from './marked.en';
import { useWhoSeesTexts } from '../who-sees.en';
import { BackLink } from '../../../../ui/back-link';
import { blockedMembers } from '../../../../parts/relations/use-block';
import { useAppTexts } from '../../../../shell/app.en';

/** R29: the members this member blocked, with a button to unblock each. */
export function Blocked() {
  const texts = useMarkedTexts().blocked;
  const { heading: back } = useWhoSeesTexts();
  const app = useAppTexts();
  const { data, error, refetch } = useQuery(blockedMembers);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ListPage
      narrow
      title={texts.title}
      heading={texts.heading}
      lead={texts.lead}
      headingRef={heading}
      back={<BackLink to={PATHS.whoSeesWhat}>{back}</BackLink>}
    >
      <Loaded
        query={{ data, error, refetch }}
        skeleton={<RowsSkeleton />}
        empty={
          data?.length === 0 && (
            <EmptyState title={texts.empty}>
              <p>{texts.hint}</p>
              <ButtonLink to={PATHS.profiles}>{app.browse}</ButtonLink>
            </EmptyState>
          )
        }
      >
        {(data) => (
          <ul className="divide-y divide-line border-y border-line">
            {data.map((member) => (
              <BlockedRow key={member.id} member={member} onDone={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </Loaded>
    </ListPage>
  );
}
