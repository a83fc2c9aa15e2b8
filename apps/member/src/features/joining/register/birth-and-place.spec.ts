import { yearInIndia } from '@kalyanam/shared/base/india-time';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
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
    await user.selectOptions(birth.getByRole('combobox', { name: 'Day' }), day);
    await user.selectOptions(birth.getByRole('combobox', { name: 'Month' }), month);
    await user.selectOptions(birth.getByRole('combobox', { name: 'Year' }), year);
    expect(birth.getByRole('combobox', { name: 'Year' })).toBeValid();
    await user.tab();
    await waitFor(() => expect(birth.getByRole('combobox', { name: 'Year' })).toBeInvalid());
  });

  it('says from when a man under 21 is listed, at his date of birth', async () => {
    const { user } = openPage('/register');
    const birth = within(await screen.findByRole('group', { name: /Date of birth/ }));
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    const year = yearInIndia(new Date());
    await user.selectOptions(birth.getByRole('combobox', { name: 'Day' }), '31');
    await user.selectOptions(birth.getByRole('combobox', { name: 'Month' }), '12');
    await user.selectOptions(birth.getByRole('combobox', { name: 'Year' }), String(year - 20));
    const words = `Men are listed from 21: others can find this profile from 31 December ${year + 1}.`;
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});
