import Box from '@mui/material/Box';
import { PROFILE_EDIT_STATES, type ProfileEditRow } from '@kalyanam/shared/team/profile-edits';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../../shell/paths';
import { Late, Loaded } from '../../../ui/feedback/load-problem';
import { ChoiceFilter, ListFilters } from '../../../ui/list/filters';
import { EmptyList, ListSkeleton } from '../../../ui/list/list-states';
import { ListPager } from '../../../ui/list/list-pager';
import { tableQuery } from '../../../ui/list/list-queries';
import { useLastPage, PAGE_SIZE, useListState } from '../../../ui/list/use-list-state';
import { PageFrame } from '../../../ui/list/page';
import { PageLink } from '../../../ui/list/page-link';
import { useEffect, useState } from 'react';
import { useUndecided } from '../../../ui/feedback/decide-later';
import { endQuietMomentSoon } from '../../../ui/feedback/quiet-moment';
import { useKeyWords } from '../../../ui/words/key-words';
import { forgetTyping, isTyping, useShortcuts } from '../../../ui/form/shortcuts';
import { ChangeCard } from './change-card';
import { changeKey } from './change-decision';

const CHANGE_KEYS = [
  ['J / K', 'Next / previous change'],
  ['A', 'Approve'],
  ['R', 'Reject with a reason'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

export function Page() {
  const list = useListState(['state']);
  const edits = useQuery(tableQuery<ProfileEditRow>(ADMIN_ROUTES.profileEdits, list.query));
  const rows = useUndecided(edits.data?.rows ?? [], changeKey);
  const [chosen, setChosen] = useState<string | null>(null);
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  );
  useEffect(endQuietMomentSoon, [rows[place]?.id]);
  const turn = (step: number) => {
    const row = rows[place + step];
    // Turning is no typing: the next key may decide.
    if (!isTyping()) forgetTyping();
    if (row) document.querySelector<HTMLElement>(`[aria-labelledby="edit-${row.id}"] a`)?.focus();
  };
  useShortcuts({ j: () => turn(1), k: () => turn(-1) });
  useKeyWords('Changed details', CHANGE_KEYS);
  const onItsWay = useLastPage(list, edits);
  return (
    <PageFrame
      title="Changed details"
      lead={
        <>
          What verified members want to change. The current value stays until you decide.{' '}
          <PageLink to={PATHS.verify}>Back to Verify</PageLink>
          {' · '}
          <PageLink to={PATHS.gothras}>New gothras</PageLink>
          {' · '}
          <PageLink to={PATHS.subcastes}>New subcastes</PageLink>
        </>
      }
    >
      <ListFilters>
        <ChoiceFilter
          label="State"
          all="Waiting"
          options={PROFILE_EDIT_STATES.filter(({ value }) => value !== 'open')}
          value={list.value('state')}
          onChoose={(state) => list.set({ state })}
        />
      </ListFilters>
      <Loaded what="Changed details" query={edits} fresh>
        {({ total }) => {
          if (onItsWay)
            return (
              <Late>
                <ListSkeleton />
              </Late>
            );
          if (rows.length === 0)
            return (
              <EmptyList
                sentence={list.value('state') ? 'No decided changes yet' : 'No changes waiting for a decision'}
              />
            );
          return (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
                {rows.map((edit, index) => (
                  <ChangeCard
                    key={edit.id}
                    edit={edit}
                    current={index === place && !edit.decision}
                    onFocus={() => setChosen(edit.id)}
                  />
                ))}
              </Box>
              <ListPager
                name="Changed details"
                page={list.page}
                pageSize={PAGE_SIZE}
                total={total}
                onPage={list.goTo}
              />
            </>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}
