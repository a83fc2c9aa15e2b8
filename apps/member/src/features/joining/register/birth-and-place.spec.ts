import { yearInIndia } from '@kalyanam/shared/base/india-time';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { loadDraft } from './draft';
import { openPage } from '../../../spec/open-page';

describe('the place of work', () => {
  it('is as it was for a family that pressed Abroad by mistake', async () => {
    fakeApi({});
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /^2\. / }));
    await screen.findByRole('radio', { name: 'India' });
    const place = () => within(screen.getByRole('group', { name: /Work location/ }));
    await user.selectOptions(place().getByRole('combobox', { name: 'State' }), 'telangana');
    await user.type(place().getByLabelText('City'), 'Hyderabad');
    await user.tab();
    await user.click(screen.getByRole('radio', { name: 'India' }));
    expect(place().getByLabelText('City')).toHaveValue('Hyderabad');
    await user.click(screen.getByRole('radio', { name: /Abroad/ }));
    expect(place().getByLabelText(/^City/)).toHaveValue('');
    await user.type(place().getByLabelText(/^City/), 'Dallas');
    await user.tab();
    await user.click(screen.getByRole('radio', { name: 'India' }));
    expect(place().getByRole('combobox', { name: 'State' })).toHaveValue('telangana');
    expect(place().getByLabelText('City')).toHaveValue('Hyderabad');
    await user.click(screen.getByRole('radio', { name: /Abroad/ }));
    expect(place().getByLabelText(/^City/)).toHaveValue('Dallas');
  });
});

describe('the date of birth', () => {
  beforeEach(() => {
    fakeApi({});
  });

  it.each([
    ['a day that does not exist', '1998', '02', '31'],
    ['too young a day', String(yearInIndia(new Date()) - 18), '12', '31'],
    ['too old a day', String(yearInIndia(new Date()) - 81), '01', '01'],
  ])('speaks of %s as soon as the date of birth is left', async (_, year, month, day) => {
    const { user } = openPage('/register');
    const birth = within(await screen.findByRole('group', { name: /Date of birth/ }));
    await user.type(birth.getByLabelText('Day'), day);
    await user.selectOptions(birth.getByLabelText('Month'), month);
    await user.type(birth.getByLabelText('Year'), year);
    expect(birth.getByLabelText('Year')).toBeValid();
    await user.tab();
    await waitFor(() => expect(birth.getByLabelText('Year')).toBeInvalid());
  });

  it('takes two digits of the year, and digits of Telugu', async () => {
    const { user } = openPage('/register');
    const birth = within(await screen.findByRole('group', { name: /Date of birth/ }));
    await user.type(birth.getByLabelText('Day'), '౭');
    await user.selectOptions(birth.getByLabelText('Month'), 'May');
    await user.type(birth.getByLabelText('Year'), '98');
    await user.tab();
    expect(birth.getByLabelText('Day')).toHaveValue('7');
    expect(birth.getByLabelText('Year')).toHaveValue('1998');
    await waitFor(() => expect(birth.getByLabelText('Day')).toBeValid());
    window.dispatchEvent(new Event('pagehide'));
    expect(loadDraft()?.values.dob).toBe('1998-05-07');
  });

  it('says from when a man under 21 is listed, at his date of birth', async () => {
    const { user } = openPage('/register');
    const birth = within(await screen.findByRole('group', { name: /Date of birth/ }));
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    const year = yearInIndia(new Date());
    await user.type(birth.getByLabelText('Day'), '31');
    await user.selectOptions(birth.getByLabelText('Month'), '12');
    await user.type(birth.getByLabelText('Year'), String(year - 20));
    const words = `Men are listed from 21: others can find this profile from 31 December ${year + 1}.`;
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('refuses a date of birth only when all of it is left', async () => {
    const { user } = openPage('/register');
    await user.type(await screen.findByLabelText('Day'), '14');
    await user.tab();
    expect(screen.getByLabelText('Month')).toHaveFocus();
    expect(screen.getByLabelText('Month')).toBeValid();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Month')).toBeInvalid());
  });

  it('offers the months in the order of the year', async () => {
    openPage('/register');
    const [, ...months] = within(await screen.findByLabelText('Month')).getAllByRole<HTMLOptionElement>('option');
    expect(months.map(({ value }) => Number(value))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect([months[0], months[11]].map((month) => month?.textContent)).toEqual(['January', 'December']);
  });
});
