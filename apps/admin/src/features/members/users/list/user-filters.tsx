import Button from '@mui/material/Button';
import { USER_CONTACTS } from '@kalyanam/shared/team/users';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { optionsOf } from '@kalyanam/shared/topics/profile/fields';
import { en as labels } from '@kalyanam/shared/topics/profile/labels.en';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import { useState } from 'react';
import { ChoiceFilter, ListFilters } from '../../../../ui/list/filters';
import { SearchField } from '../../../../ui/list/search-field';
import type { ListState } from '../../../../ui/list/use-list-state';

interface Filter {
  name: string;
  label: string;
  options: readonly Option[];
}

const LAST_DAYS: readonly Option[] = Object.values(TEAM_LIMITS.dashboardDays).map((days) => ({
  value: `${days}`,
  label: `Last ${days} days`,
}));

/** Shorter and longer than what the owner has set, just that, and what an older link asks for. */
const waitedDays = (...days: number[]): readonly Option[] =>
  [...new Set([1, 3, 14, 30, ...days])]
    .filter((count) => count > 0)
    .sort((one, other) => one - other)
    .map((days) => ({ value: `${days}`, label: days === 1 ? 'For a day' : `For ${days} days` }));

const NO_FILE = 'noFileDays';

const MAIN: readonly Filter[] = [
  { name: 'verification', label: 'Verification', options: VERIFICATION_STATUSES },
  { name: 'account', label: 'Account', options: ACCOUNT_STATUSES },
];

const MORE: readonly Filter[] = [
  ...(['gender', 'maritalStatus', 'caste'] as const).map((field) => ({
    name: field,
    label: labels.fields[field],
    options: optionsOf(field),
  })),
  {
    name: 'online',
    label: 'Profile',
    options: [
      { value: 'online', label: 'Online' },
      { value: 'offline', label: 'Offline' },
    ],
  },
  { name: 'proved', label: 'Verified by code', options: USER_CONTACTS },
  {
    name: 'photos',
    label: 'Photos',
    options: [
      { value: 'yes', label: 'With photos' },
      { value: 'no', label: 'Without photos' },
    ],
  },
  {
    name: 'days',
    label: 'Registered',
    options: LAST_DAYS,
  },
  { name: NO_FILE, label: 'No file', options: [] },
  { name: 'verifiedDays', label: 'Verified', options: LAST_DAYS },
  { name: 'confirmedDays', label: 'Still looking', options: LAST_DAYS },
  { name: 'decidedDays', label: 'Decided by the team', options: LAST_DAYS },
];

export const USER_FILTERS = [...MAIN, ...MORE].map(({ name }) => name);

interface Props {
  list: ListState;
  /** The number of days without a file after which the team may reject. */
  fileDays: number;
}

export function UserFilters({ list, fileDays }: Props) {
  const [asked, setAsked] = useState(false);
  const inUse = MORE.some(({ name }) => list.value(name) !== '');
  const shown = asked || inUse ? [...MAIN, ...MORE] : MAIN;
  return (
    <ListFilters>
      <SearchField
        label="Search by name, email, phone or member number"
        value={list.value('q')}
        onSearch={(q) => list.set({ q })}
      />
      {shown.map(({ name, label, options }) => (
        <ChoiceFilter
          key={name}
          label={label}
          options={name === NO_FILE ? waitedDays(fileDays, Number(list.value(name))) : options}
          value={list.value(name)}
          onChoose={(chosen) => list.set({ [name]: chosen })}
        />
      ))}
      {!inUse && (
        <Button aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {asked ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      {list.clear && <Button onClick={list.clear}>Clear the filters</Button>}
    </ListFilters>
  );
}
