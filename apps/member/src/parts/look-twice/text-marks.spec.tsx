import { READ_DETAILS } from '@kalyanam/shared/topics/profile/details';
import { fieldSpec, READ } from '@kalyanam/shared/topics/profile/fields';
import { profileValues } from '@kalyanam/web/form/profile-values';
import { showTranslations } from '@kalyanam/web/i18n/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DetailField } from '../../features/my/edit-profile/more/detail-field';
import { RootsFields } from '../../features/my/edit-profile/more/roots-fields';
import { SiblingsFields } from '../../features/my/edit-profile/more/siblings-fields';
import { StoryWords } from '../account/story-words';
import { ProfileFieldset } from '../profile-form/profile-fieldset';
import { te } from './look-twice.te';

const HARM = 'Please send money to asha@ybl';

function Form({ values, children }: { values: object; children: ReactNode }) {
  const form = useForm({ defaultValues: values });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>{children}</FormProvider>
    </QueryClientProvider>
  );
}

const warning = (found = 'a UPI address') => screen.findByText(new RegExp(`^Please look once more.*${found}`));

afterEach(() => showTranslations('en', {}));

describe('a text that others read is looked through while it is written', () => {
  it.each(READ)('%s of the profile', async (field) => {
    const value = fieldSpec(field).kind === 'place' ? { type: 'india', state: '', city: HARM, address: '' } : HARM;
    render(
      <Form values={{ ...profileValues({}), [field]: value }}>
        <ProfileFieldset fields={[field]} />
      </Form>,
    );
    expect(await warning()).toBeVisible();
  });

  it.each(READ_DETAILS)('%s of the details', async (detail) => {
    const inRoots = detail === 'nativeVillage';
    render(
      <Form values={{ nativeState: '', nativeDistrict: '', nativeMandal: '', villageTe: '', [detail]: HARM }}>
        {inRoots ? <RootsFields /> : <DetailField detail={detail} />}
      </Form>,
    );
    expect(await warning()).toBeVisible();
  });

  it.each(['work', 'place'])('%s of a brother or sister', async (part) => {
    const sibling = { relation: 'elder-brother', married: '', work: '', place: '', [part]: HARM };
    render(
      <Form values={{ siblings: [sibling] }}>
        <SiblingsFields />
      </Form>,
    );
    await userEvent.click(screen.getByText('1. Elder brother'));
    expect(await warning()).toBeVisible();
  });

  it('the story of a marriage', async () => {
    render(<StoryWords value={HARM} onWrite={vi.fn()} />);
    expect(await warning()).toBeVisible();
  });
});

describe('below a text that is written', () => {
  const about = () =>
    render(
      <Form values={profileValues({})}>
        <ProfileFieldset fields={['selfSummary']} />
      </Form>,
    );
  const write = async (text: string) => {
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const marked = (container: HTMLElement) => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

  it('are the marked words and the reason, which disappear with the words', async () => {
    const { container } = about();
    await write('Ring us on 98480 12345');
    expect(await warning('a phone number')).toBeVisible();
    expect(marked(container)).toEqual(['98480 12345']);
    expect(screen.getByText(/^Others will read this/)).toBeVisible();
    await write('We neither give nor take dowry.');
    await waitFor(() => expect(marked(container)).toEqual([]));
  });

  it('is a line saying that our team reads what it would hold, in Telugu too', async () => {
    showTranslations('te', { lookTwice: te });
    about();
    await write('Please send money');
    expect(await screen.findByText(te.look(te.kinds.money))).toBeVisible();
    expect(screen.getByText(te.read)).toBeVisible();
  });

  it('a long text is shown around its marks only, at the right place', async () => {
    const long = `${'We live in Guntur. '.repeat(30)}Ring 98480 12345 now. ${'We like music. '.repeat(30)}`;
    const { container } = render(<StoryWords value={long} onWrite={vi.fn()} />);
    expect(await warning('a phone number')).toBeVisible();
    expect(marked(container)).toEqual(['98480 12345']);
    expect(container.querySelector('mark')?.parentElement?.textContent?.length).toBeLessThan(160);
  });
});
