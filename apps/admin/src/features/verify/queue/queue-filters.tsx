import Box from '@mui/material/Box';
import { QUEUE_FILTERS } from '@kalyanam/shared/admin/desk';
import { useRef } from 'react';
import { ChoiceFilter, ListFilters } from '../../../ui/list/filters';
import { SearchField } from '../../../ui/list/search-field';
import type { ListState } from '../../../ui/list/use-list-state';
import { isTyping, useShortcuts } from '../../../ui/shortcuts';

/** D29: part of the queue. S begins a search; Enter and Escape give the keys back to the case. */
export function QueueFilters({ list }: { list: ListState }) {
  const place = useRef<HTMLDivElement>(null);
  const search = () => {
    if (!isTyping()) place.current?.querySelector('input')?.focus();
  };
  useShortcuts({ s: search });
  /** The case that is open need not be among those. */
  const set = (changes: Record<string, string>) => list.set({ ...changes, case: '' });
  return (
    <Box
      ref={place}
      onKeyDown={({ key, target }) => {
        if ((key === 'Enter' || key === 'Escape') && target instanceof HTMLElement) target.blur();
      }}
      sx={{ width: '100%', mt: 1, '& .MuiTextField-root': { flex: '1 1 110px', minWidth: 110 } }}
    >
      <ListFilters>
        <SearchField label="Name" value={list.value('q')} onSearch={(q) => set({ q })} />
        <ChoiceFilter
          label="Show"
          options={QUEUE_FILTERS}
          value={list.value('only')}
          onChoose={(only) => set({ only })}
        />
      </ListFilters>
    </Box>
  );
}
