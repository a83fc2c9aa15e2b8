import { FIELD_ROWS, privacyRows } from '../support/tables/privacy-rows.js';

/** That it names every column is asked by `registers`, which has a database. */
it('docs/privacy.md says who gets each field', () => {
  const rows = privacyRows();
  const heading = rows.findIndex(([first]) => first === 'field');
  expect(rows.slice(heading + 1).filter(([first]) => !first?.startsWith('-'))).toEqual(FIELD_ROWS);
});
