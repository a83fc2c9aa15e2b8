import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import type { ViewedList } from '@kalyanam/shared/admin/views';
import { queryText } from '@kalyanam/web/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CrossIcon } from '../icons';
import { problemSentence } from '../problem-sentence';
import { toast } from '../toast';
import { SaveView } from './save-view';
import type { ListState } from './use-list-state';
import { removeView, viewsQuery } from './views.queries';

export interface BuiltInView {
  name: string;
  /** As in the URL: '?days=7'. */
  query: string;
}

/** The whole list, also where another view opens it. */
const ALL = '?view=all';

/** Equal whatever the order of the parameters; what belongs to no view is left out. */
function filtersOf(query: string): string {
  const params = new URLSearchParams(query);
  ['page', 'view'].forEach((name) => params.delete(name));
  params.sort();
  return params.toString();
}

interface Props {
  list: ViewedList;
  state: ListState;
  builtIn?: readonly BuiltInView[];
}

/** Lists as they are wanted again and again: those of everybody, and one's own. */
export function ViewsBar({ list, state, builtIn = [] }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const saved = useQuery(viewsQuery);
  const own = (saved.data ?? []).filter((view) => view.list === list);
  const chosen = queryText(state.chosen);
  const now = filtersOf(chosen);
  const opening = own.find(({ isDefault }) => isDefault)?.query;
  const open = useEffectEvent((query: string) => void navigate({ search: query }, { replace: true }));
  useEffect(() => {
    if (search === '' && opening) open(opening);
  }, [search, opening]);
  const removing = useMutation({
    mutationFn: removeView,
    onSuccess: () => queries.invalidateQueries({ queryKey: viewsQuery.queryKey }),
    onError: (thrown) => toast(problemSentence(thrown, 'The view could not be removed'), 'problem'),
  });
  const known = [{ name: 'All', query: ALL }, ...builtIn, ...own].some(({ query }) => filtersOf(query) === now);
  const chip = (name: string, query: string) => ({
    label: name,
    component: Link,
    to: { search: query },
    clickable: true,
    size: 'small' as const,
    ...(filtersOf(query) === now ? { color: 'primary' as const, 'aria-current': 'true' as const } : {}),
  });
  return (
    <Box component="nav" aria-label="Views" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Chip {...chip('All', ALL)} />
      {builtIn.map(({ name, query }) => (
        <Chip key={name} {...chip(name, query)} />
      ))}
      {own.map(({ id, name, query, isDefault }) => (
        <Box key={id} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          <Chip {...chip(isDefault ? `${name} (default)` : name, query)} />
          <RemoveView name={name} busy={removing.isPending} onRemove={() => removing.mutate(id)} />
        </Box>
      ))}
      {!known && <SaveView list={list} query={chosen} />}
    </Box>
  );
}

const RemoveView = ({ name, busy, onRemove }: { name: string; busy: boolean; onRemove: () => void }) => (
  <IconButton size="small" aria-label={`Remove the view ${name}`} disabled={busy} onClick={onRemove} sx={{ p: 0.5 }}>
    <CrossIcon sx={{ fontSize: 16 }} />
  </IconButton>
);
