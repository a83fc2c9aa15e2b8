import Button from '@mui/material/Button';
import { USER_PROOFS } from '@kalyanam/shared/admin/users';
import { TEAM_LIMITS } from '@kalyanam/shared/admin/limits';
import { optionsOf } from '@kalyanam/shared/profile/fields';
import { en as labels } from '@kalyanam/shared/profile/labels.en';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '@kalyanam/shared/vocabulary/status';
import { useState } from 'react';
import { ChoiceFilter, ListFilters } from '../../../ui/list/filters';
import { SearchField } from '../../../ui/list/search-field';
import type { ListState } from '../../../ui/list/use-list-state';

interface Filter {
  name: string;
  label: string;
  options: readonly Option[];
}

const LAST_DAYS: readonly Option[] = Object.values(TEAM_LIMITS.dashboardDays).map((days) => ({
  value: `${days}`,
  label: `Last ${days} days`,
}));

const WAITED_DAYS: readonly Option[] = [1, 3, 7, 14, 30].map((days) => ({
  value: `${days}`,
  label: days === 1 ? 'For a day' : `For ${days} days`,
}));

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
  { name: 'proved', label: 'Verified by code', options: USER_PROOFS },
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
  { name: 'noFileDays', label: 'No file', options: WAITED_DAYS },
  { name: 'verifiedDays', label: 'Verified', options: LAST_DAYS },
  { name: 'decidedDays', label: 'Decided by the team', options: LAST_DAYS },
];

export const USER_FILTERS = [...MAIN, ...MORE].map(({ name }) => name);

export function UserFilters({ list }: { list: ListState }) {
  const [asked, setAsked] = useState(false);
  const inUse = MORE.some(({ name }) => list.value(name) !== '');
  const shown = asked || inUse ? [...MAIN, ...MORE] : MAIN;
  return (
    <ListFilters>
      <SearchField
        label="Search by name, email, phone or ID"
        value={list.value('q')}
        onSearch={(q) => list.set({ q })}
      />
      {shown.map(({ name, label, options }) => (
        <ChoiceFilter
          key={name}
          label={label}
          options={options}
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
