import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { askedQuestion, detailsServer, questionAt, written } from '../../../../spec/details-server';
import { fakeApi } from '../../../../spec/fake-api';
import { makeMyDetails, makeUser } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

describe('a value that has left its list', () => {
  const kept = {
    familyType: 'extended',
    nativeState: 'telangana',
    nativeDistrict: 'old-district',
    degree: 'old-degree',
    languages: ['te', 'old-language'],
  } as unknown as Partial<MyDetails>;
  const open = (question: string) => {
    const calls = fakeApi(detailsServer(makeMyDetails({ ...kept, familyConsent: true })));
    return { calls, ...openPage(questionAt(question), makeUser('verified')) };
  };

  it('is shown as it is, can be chosen again, and is not sent', async () => {
    const { calls, user } = open('degree');
    const degree = await screen.findByLabelText('Degree');
    expect(degree).toHaveDisplayValue('old-degree');
    await user.selectOptions(degree, 'M.B.B.S.');
    await user.selectOptions(degree, 'old-degree');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await askedQuestion('Which job?');
    expect(written(calls)).toEqual([]);
  });

  it.each([
    ['family-type', 'extended'],
    ['languages', 'old-language'],
  ])('is among the choices: %s', async (question, label) => {
    open(question);
    expect(await screen.findByLabelText(label)).toBeChecked();
  });

  it('does not block the rest of its question, and is no district of another state', async () => {
    const { calls, user } = open('roots');
    expect(await screen.findByLabelText('Native district')).toHaveDisplayValue('old-district');
    await user.type(screen.getByLabelText('Mandal'), 'Kodur');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await askedQuestion('Which degree?');
    expect(written(calls)).toEqual([['PATCH', { nativeMandal: 'Kodur', version: 1 }]]);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(await screen.findByLabelText('Andhra Pradesh'));
    expect(screen.queryByRole('option', { name: 'old-district' })).toBeNull();
  });

  it('of a brother or sister is shown as it is', async () => {
    const twin = { relation: 'twin-brother', married: true, work: null, place: null } as unknown as Sibling;
    fakeApi(detailsServer(makeMyDetails({ familyConsent: true, siblings: [twin] })));
    const { user } = openPage(questionAt('siblings'), makeUser('verified'));
    await user.click(await screen.findByText(/^1\. /));
    expect(screen.getByLabelText('Relation')).toHaveDisplayValue('twin-brother');
  });
});
