import { withheldColumns } from './withheld-columns.js';

it('leaves what only verified members read out of the rows of all others', () => {
  const locked = [
    { field: 'maritalStatus', verifiedOnly: true },
    { field: 'diet', verifiedOnly: true },
  ] as const;
  expect(withheldColumns(locked)).toEqual({ maritalStatus: null, diet: null });
});

it('keeps what every member reads', () => {
  expect(withheldColumns([{ field: 'diet' }])).toEqual({});
});
