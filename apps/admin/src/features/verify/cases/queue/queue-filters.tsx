import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { QUEUE_FILTERS } from '@kalyanam/shared/team/case-queue';
import { useRef } from 'react';
import { useTeamSettings } from '../../../../session/team-settings';
import { SearchField } from '../../../../ui/list/search-field';
import type { ListState } from '../../../../ui/list/use-list-state';
import { isTyping, useShortcuts } from '../../../../ui/form/shortcuts';
import { VERIFY_KEYS } from '../keys';
import { useQueueTexts } from './queue.en';

const CHIP = {
  minHeight: 28,
  px: 1.25,
  borderRadius: 99,
  border: 1,
  borderColor: 'ground.control',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { bgcolor: 'ground.selected', borderColor: 'primary.main', color: 'primary.main' },
  '@media (pointer: coarse)': { minHeight: 36 },
} as const;

/** Narrows the queue. S begins a search; Enter and Escape give the keys back to the case. */
export function QueueFilters({ list }: { list: ListState }) {
  const place = useRef<HTMLDivElement>(null);
  const texts = useQueueTexts();
  const { lateHours } = useTeamSettings();
  const search = () => {
    if (!isTyping()) place.current?.querySelector('input')?.focus();
  };
  useShortcuts({ [VERIFY_KEYS.search]: search });
  /** The case that is open need not be among those. */
  const set = (changes: Record<string, string>) => list.set({ ...changes, case: '' });
  const chosen = list.value('only');
  return (
    <Box
      ref={place}
      onKeyDown={({ key, target }) => {
        const inField = target instanceof HTMLInputElement;
        if (inField && (key === 'Enter' || key === 'Escape')) target.blur();
      }}
      sx={{ width: '100%', mt: 1, display: 'grid', gap: 1 }}
    >
      <SearchField label={texts.search} wide value={list.value('q')} onSearch={(q) => set({ q })} />
      <Box role="group" aria-label={texts.show} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {QUEUE_FILTERS.filter(({ value }) => value !== 'paused' || value === chosen).map(({ value }) => (
          <ButtonBase
            key={value}
            aria-pressed={value === chosen}
            onClick={() => set({ only: value === chosen ? '' : value })}
            sx={CHIP}
          >
            {value === 'late' ? texts.overHours(lateHours) : texts.filter(value)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
