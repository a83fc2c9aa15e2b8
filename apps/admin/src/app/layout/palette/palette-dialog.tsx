import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { SearchIcon } from '../../../ui/list/icons';
import { LoadProblem } from '../../../ui/feedback/load-problem';
import { UNSEEN } from '../../../ui/list/unseen';
import { inGroups, isMeant, type Entry } from './entry';
import { PaletteLine } from './palette-line';
import { recentEntries, rememberEntry } from './recent';
import { useCommands } from './use-commands';
import { useFound } from './use-found';

const NAMED = { paper: { 'aria-label': 'Search' } };
const TOP = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

/** Results for an earlier query must not be chosen. */
const isFromServer = ({ group }: Entry): boolean => group === 'People' || group === 'Open reports';

/** One line for everything: people, open reports, pages and commands, without the pointer. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const found = useFound(typed);
  const commands = useCommands().filter((entry) => isMeant(entry, typed));
  const [recent] = useState(() => recentEntries().map((entry): Entry => ({ ...entry, group: 'Recent' })));
  const known = new Set(recent.map(({ id }) => id));
  const all =
    typed.trim() === '' ? [...recent, ...commands.filter(({ id }) => !known.has(id))] : [...found.entries, ...commands];
  const groups = inGroups(all);
  const lines = groups.flatMap(({ entries }) => entries);
  const current = lines[Math.min(marked, lines.length - 1)];
  const idOf = (entry: Entry) => `${listId}-${entry.group}-${entry.id}`.replace(/\s/g, '-');
  const currentId = current && idOf(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const follow = (entry: Entry) => {
    rememberEntry(entry);
    onClose();
    entry.run();
  };
  const steer = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      setMarked((Math.min(marked, lines.length - 1) + step + lines.length) % lines.length);
    } else if (event.key === 'Enter' && current && !(found.waits && isFromServer(current))) {
      event.preventDefault();
      follow(current);
    }
  };

  return (
    <Dialog open lang="en-IN" onClose={onClose} fullWidth maxWidth="sm" slotProps={NAMED} sx={TOP}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <SearchIcon />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder="Search people, reports, pages and commands"
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={steer}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'Search people, reports, pages and commands',
              'aria-expanded': lines.length > 0,
              'aria-controls': listId,
              ...(currentId && { 'aria-activedescendant': currentId }),
              maxLength: LIMITS.emailLength,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
          sx={{ minHeight: 52, '& input': { outline: 'none' } }}
        />
      </Box>
      <Box role="status" sx={UNSEEN}>
        {found.waits ? '' : `${lines.length} found`}
      </Box>
      <Box
        id={listId}
        role="listbox"
        aria-label="Found"
        tabIndex={0}
        sx={{ overflowY: 'auto', maxHeight: '60vh', p: 1 }}
      >
        {groups.map(({ group, entries }) => (
          <Box key={group} role="group" aria-label={group} sx={{ pb: 1 }}>
            <Typography variant="overline" component="div" aria-hidden sx={{ px: 1.5, color: 'text.secondary' }}>
              {group}
            </Typography>
            {entries.map((entry) => (
              <PaletteLine
                key={idOf(entry)}
                id={idOf(entry)}
                entry={entry}
                current={entry === current}
                onPoint={() => setMarked(lines.indexOf(entry))}
                onFollow={() => follow(entry)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {found.error ? (
        <Box sx={{ p: 2 }}>
          <LoadProblem what="The search" problem={found.error} retrying={found.isFetching} onRetry={found.retry} />
        </Box>
      ) : (
        lines.length === 0 &&
        !found.waits && (
          <Typography
            sx={{ px: 2.5, pb: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
          >{`Nothing found for “${typed.trim()}”. Try part of a name, the last digits of a phone, an email or a profile ID.`}</Typography>
        )
      )}
    </Dialog>
  );
}
