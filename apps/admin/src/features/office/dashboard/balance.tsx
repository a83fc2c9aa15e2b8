import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { forTen } from '@kalyanam/shared/team/measure';
import type { Balance as Row, OverviewAnswer } from '@kalyanam/shared/team/overview';
import { useState } from 'react';
import { Panel } from '../../../ui/list/panel';
import { Choice } from './choice';
import { figure, share } from './figures';

type By = keyof OverviewAnswer['balance'];

const BY: readonly { value: By; label: string; head: string }[] = [
  { value: 'ages', label: 'Age', head: 'Age' },
  { value: 'states', label: 'State', head: 'State of the family' },
  { value: 'cities', label: 'City', head: 'City of the family, the 10 largest' },
];

/** '14 men for 10 women': who of this group has too few to choose from. */
export function balanceWords({ women, men }: Pick<Row, 'women' | 'men'>): string {
  const balance = forTen(women, men);
  if (!balance) return 'too few to say';
  if (balance.lack === null) return 'balanced';
  const [many, few] = balance.lack === 'women' ? ['men', 'women'] : ['women', 'men'];
  return balance.more === null ? `no ${few}` : `${figure(balance.more)} ${many} for 10 ${few}`;
}

const CELL = { py: 0.75, borderTop: 1, borderColor: 'divider', textAlign: 'left', fontWeight: 400 } as const;
const NUMBER = { ...CELL, textAlign: 'right', pl: 1.5, whiteSpace: 'nowrap' } as const;

const Bars = ({ row, most }: { row: Row; most: number }) => (
  <Box aria-hidden sx={{ display: 'flex', height: 8, mt: 0.5, gap: '2px', minWidth: 60 }}>
    {[
      { of: row.women, colour: 'primary.main' },
      { of: row.men, colour: 'info.main' },
    ].map(({ of, colour }) => (
      <Box key={colour} sx={{ width: `${share(of, most)}%`, bgcolor: colour, borderRadius: 1 }} />
    ))}
  </Box>
);

/** Listed women and men side by side, and who has too few to choose from. */
export function Balance({ balance }: Pick<OverviewAnswer, 'balance'>) {
  const [by, setBy] = useState<By>('ages');
  const rows = balance[by];
  const { head } = BY.find(({ value }) => value === by) ?? BY[0]!;
  const most = Math.max(1, ...rows.map(({ women, men }) => women + men));
  return (
    <Panel title="Women and men">
      <Choice label="By" value={by} choices={BY} onChoose={setBy} />
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No listed profiles yet</Typography>
      ) : (
        <Box
          component="table"
          aria-label={`Women and men by ${head}`}
          sx={{ width: '100%', borderCollapse: 'collapse' }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...CELL, borderTop: 0, color: 'text.secondary' }}>
                {head}
              </Box>
              <Box component="th" scope="col" sx={{ ...NUMBER, borderTop: 0, color: 'primary.main' }}>
                Women
              </Box>
              <Box component="th" scope="col" sx={{ ...NUMBER, borderTop: 0, color: 'info.main' }}>
                Men
              </Box>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.group}>
                <Box component="th" scope="row" sx={{ ...CELL, overflowWrap: 'anywhere' }}>
                  {row.group}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {` · ${balanceWords(row)}`}
                  </Box>
                  <Bars row={row} most={most} />
                </Box>
                <Box component="td" sx={NUMBER}>
                  {figure(row.women)}
                </Box>
                <Box component="td" sx={NUMBER}>
                  {figure(row.men)}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Panel>
  );
}
