import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import type { ViewedList } from '@kalyanam/shared/team/lists';
import type { SavedView } from '@kalyanam/shared/team/views';
import { queryText } from '@kalyanam/web/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useFocusTo } from '../form/focus';
import { CrossIcon } from './icons';
import { useKeyWords } from '../words/key-words';
import { problemSentence } from '../feedback/problem-sentence';
import { toast } from '../feedback/toast';
import { offerUndo } from '../feedback/undo';
import { UNDO_MS } from './bulk';
import { SaveView } from './save-view';
import type { ListState } from './use-list-state';
import { removeView, saveView, viewsQuery } from './views.queries';

export interface BuiltInView {
  name: string;
  /** As in the URL: '?days=7'. */
  query: string;
}

const LIST_KEYS = [['Z', 'Undo, while it is offered']] as const;

/** The whole list, also where another view opens it. */
const ALL = '?view=all';

/** Equal whatever the order of the parameters; parameters that belong to no view are left out. */
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

/** Saved filters of a list: those of the whole team, and one's own. */
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
  useKeyWords('List', LIST_KEYS);
  const restoring = useMutation({
    mutationFn: ({ name, query, isDefault }: SavedView) =>
      saveView({ list, name, query: `?${filtersOf(query)}`, isDefault }),
    onSuccess: (answer, { name }) => {
      queries.setQueryData(viewsQuery.queryKey, answer);
      toast(`View saved: ${name}`);
    },
    onError: (thrown) => toast(problemSentence(thrown, 'The view could not be saved'), 'problem'),
  });
  const removing = useMutation({
    mutationFn: ({ id }: SavedView) => removeView(id),
    onSuccess: (_, view) => {
      const sentence = `View removed: ${view.name}`;
      offerUndo({ key: `view ${view.id}`, sentence, undo: () => restoring.mutate(view) }, { ms: UNDO_MS });
      return queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
    },
    onError: (thrown) => toast(problemSentence(thrown, 'The view could not be removed'), 'problem'),
  });
  const bar = useRef<HTMLElement>(null);
  const noteFocus = useFocusTo(
    () => bar.current?.querySelector<HTMLElement>('[aria-current]') ?? bar.current?.querySelector('a'),
  );
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
    <Box
      ref={bar}
      component="nav"
      aria-label="Views"
      onFocus={noteFocus}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      <Chip {...chip('All', ALL)} />
      {builtIn.map(({ name, query }) => (
        <Chip key={name} {...chip(name, query)} />
      ))}
      {own.map((view) => (
        <Box key={view.id} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          <Chip {...chip(view.isDefault ? `${view.name} (default)` : view.name, view.query)} />
          <RemoveView name={view.name} busy={removing.isPending} onRemove={() => removing.mutate(view)} />
        </Box>
      ))}
      {!known && <SaveView list={list} query={chosen} names={own.map(({ name }) => name)} />}
    </Box>
  );
}

const RemoveView = ({ name, busy, onRemove }: { name: string; busy: boolean; onRemove: () => void }) => (
  <IconButton size="small" aria-label={`Remove the view ${name}`} disabled={busy} onClick={onRemove} sx={{ p: 0.5 }}>
    <CrossIcon sx={{ fontSize: 16 }} />
  </IconButton>
);
