import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeCard, makeInterest, makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const page = (profiles: object[], total = profiles.length) => ({
  profiles,
  page: 1,
  total,
  totalPages: Math.ceil(total / 12),
});
const viewer = makeUser('verified');

describe('browse', () => {
  it('shows a profile at a glance', async () => {
    fakeApi({ 'GET /profiles': page([makeCard({ photosHidden: 'owner-not-verified' })], 248) });
    openPage('/profiles', viewer);
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toHaveAttribute('href', '/profile/p1');
    expect(screen.getByText('Private sector · Dallas, USA (NRI) · 5\'4"')).toBeVisible();
    expect(screen.getByText('Masters · family in Warangal')).toBeVisible();
    expect(screen.getByText('Photos once verified')).toBeVisible();
    expect(screen.queryByText('No photos available')).not.toBeInTheDocument();
    expect(screen.getByText('248 profiles')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Page 21 of 21' })).toHaveAttribute('href', '/profiles?page=21');
  });

  it.each([
    [false, 'One thing is missing: a photo of your Aadhaar card.'],
    [true, 'Our team is reviewing your profile. Photos and contact details open once it is verified.'],
  ])('tells a semi-verified member what they wait for (document there: %s)', async (there, words) => {
    const profile = makeMyProfile({
      verificationStatus: 'semi-verified',
      documents: { identity: there ? 'aadhaar' : null, pan: false },
    });
    const card = makeCard({ photosHidden: 'viewer-not-verified' });
    fakeApi({ 'GET /profiles': page([card]), 'GET /profiles/me': { profile } });
    openPage('/profiles', makeUser('semi-verified'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Complete verification to view photos') !== null).toBe(!there);
    expect(screen.queryByRole('link', { name: 'Upload' }) !== null).toBe(!there);
  });

  it('fetches no profile before it is opened, only the code of its page', async () => {
    const calls = fakeApi({ 'GET /profiles': page([makeCard()]) });
    const { user } = openPage('/profiles', viewer);
    const link = await screen.findByRole('link', { name: 'Sravani Reddy, 28' });
    await user.hover(link);
    link.focus();
    expect(calls.map(({ path }) => path).filter((path) => path.includes('p1'))).toEqual([]);
  });

  it('says a degree and the work that follows from it once', async () => {
    const words = { education: 'professional', occupation: 'professional' } as const;
    fakeApi({ 'GET /profiles': page([makeCard(words)]) });
    openPage('/profiles', viewer);
    expect(await screen.findByText('Professional degree · family in Warangal')).toBeVisible();
    expect(screen.getByText('Dallas, USA (NRI) · 5\'4"')).toBeVisible();
  });

  it('says the age of a long name with the facts, where it is not cut', async () => {
    const name = 'Venkata Naga Subrahmanyeswara Reddy';
    fakeApi({ 'GET /profiles': page([makeCard({ name })]) });
    openPage('/profiles', viewer);
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(screen.getByText(/^28 years · .* · 5'4"$/)).toBeVisible();
  });

  it('keeps a card in place, and asks for no list again', async () => {
    const calls = fakeApi({
      'GET /profiles': page([makeCard({ interest: makeInterest({ canShow: true }) })]),
      'PUT /profiles/p1/shortlist': { shortlisted: true },
      'DELETE /profiles/p1/shortlist': { shortlisted: false },
    });
    const { user, address } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Keep Sravani Reddy', pressed: false }));
    expect(await screen.findByText('Sravani Reddy is on your shortlist.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Kept: Sravani Reddy', pressed: true }));
    expect(await screen.findByText('Sravani Reddy is no longer on your shortlist.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep Sravani Reddy', pressed: false })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/profiles')).toHaveLength(1);
    expect(address()).toBe('/profiles');
  });

  it('shows nothing as kept that was not', async () => {
    fakeApi({
      'GET /profiles': page([makeCard({ interest: makeInterest() })]),
      'PUT /profiles/p1/shortlist': new Refusal('shortlist-full'),
    });
    const { user } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Keep Sravani Reddy' }));
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(/\S/);
    expect(screen.getByRole('button', { name: 'Keep Sravani Reddy', pressed: false })).toBeVisible();
  });

  it("calls places outside of the lists by no 'Others'", async () => {
    fakeApi({ 'GET /profiles': page([makeCard()]) });
    openPage('/profiles?workCountry=others&familyState=others', viewer);
    expect(await screen.findByRole('button', { name: 'Remove filter: Works in another country' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter: Family in another state' })).toBeVisible();
  });

  it('removes one filter by its chip and all by Clear All', async () => {
    const calls = fakeApi({ 'GET /profiles': page([makeCard()]) });
    const { user, address } = openPage(
      '/profiles?workState=telangana&workCity=Warangal&maritalStatus=divorced',
      viewer,
    );
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Works in Telangana' }));
    await waitFor(() => expect(address()).toBe('/profiles?maritalStatus=divorced'));
    expect(screen.getByRole('heading', { name: 'Browse Profiles' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(calls[0]?.query.get('workCity')).toBe('Warangal');
  });

  it('asks for several districts and degrees together, found by typing', async () => {
    const calls = fakeApi({ 'GET /profiles': page([makeCard()]) });
    const { user, address } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: /^Native place and subcaste/ }));
    await user.click(screen.getByRole('button', { name: 'More: Native district' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search: Native district' }), 'kur');
    expect(screen.queryByRole('checkbox', { name: 'Guntur' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Kurnool' }));
    await user.clear(screen.getByRole('searchbox', { name: 'Search: Native district' }));
    await user.click(screen.getByRole('checkbox', { name: 'Guntur' }));
    await user.click(screen.getByRole('button', { name: /^Education and work/ }));
    await user.click(screen.getByRole('button', { name: 'More: Degree' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search: Degree' }), 'ph');
    await user.click(screen.getByRole('checkbox', { name: 'Ph.D.' }));
    await user.click(screen.getByRole('button', { name: /^Height, diet, habits/ }));
    await user.selectOptions(screen.getByLabelText('Height from'), '5.4');
    await user.click(screen.getByRole('switch', { name: 'Only with a photo' }));
    await user.click(await screen.findByRole('button', { name: 'Show 1 profile' }));
    const asked = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(asked)).toEqual({
      nativeDistrict: 'kurnool,guntur',
      degree: 'phd',
      heightFrom: '5.4',
      photo: 'yes',
    });
    expect(calls.at(-1)?.query.get('nativeDistrict')).toBe('kurnool,guntur');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Native district: Kurnool, Guntur' }));
    expect(address()).not.toContain('nativeDistrict');
  });

  it('shows what opens with verification, and asks none of it before', async () => {
    const calls = fakeApi({ 'GET /profiles': page([makeCard()]), 'GET /profiles/me': { profile: makeMyProfile() } });
    const { user } = openPage('/profiles?visa=citizen&photo=yes', makeUser('semi-verified'));
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('switch', { name: /^Only with a photo/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Education and work/ }));
    expect((await screen.findAllByText('after verification')).length).toBe(2);
    expect(screen.queryByRole('checkbox', { name: 'Citizen' })).toBeNull();
    expect(calls.filter(({ query }) => query.has('visa') || query.has('photo'))).toEqual([]);
  });

  it('filters by diet, and offers no one who would not say', async () => {
    fakeApi({ 'GET /profiles': page([makeCard()]) });
    const { user, address } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: /^Height, diet, habits/ }));
    const diet = within(screen.getByRole('group', { name: 'Diet' }));
    expect(diet.queryByRole('checkbox', { name: 'Prefer not to say' })).toBeNull();
    await user.click(diet.getByRole('checkbox', { name: 'Vegetarian' }));
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/profiles?diet=vegetarian');
    expect(await screen.findByRole('button', { name: 'Remove filter: Vegetarian' })).toBeVisible();
  });

  it('says when the list failed, and tries again', async () => {
    let broken = true;
    fakeApi({ 'GET /profiles': () => (broken ? new Refusal('unexpected') : page([makeCard()])) });
    const { user } = openPage('/profiles', viewer);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not load the profiles. Nothing is lost.');
    expect(alert).not.toHaveTextContent('An error occurred');
    expect(screen.queryByText('No profiles found')).not.toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
  });

  it('opens the last page where the address names one past it', async () => {
    fakeApi({
      'GET /profiles': ({ query }) =>
        query.get('page') === '9' ? { ...page([], 14), page: 9 } : { ...page([makeCard()], 14), page: 2 },
    });
    const { address } = openPage('/profiles?maritalStatus=divorced&page=9', viewer);
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(address()).toBe('/profiles?maritalStatus=divorced&page=2');
  });

  it('applies the filters of the panel', async () => {
    fakeApi({ 'GET /profiles': page([makeCard()]) });
    const { user, address } = openPage('/profiles?sort=recently-confirmed&page=3', viewer);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('radio', { name: 'Divorced' }));
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/profiles?maritalStatus=divorced&sort=recently-confirmed');
  });

  it('says in the panel how many profiles its filters would show', async () => {
    fakeApi({ 'GET /profiles': ({ query }) => page([makeCard()], query.has('maritalStatus') ? 7 : 30) });
    const { user } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('button', { name: 'Show 30 profiles' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Divorced' }));
    expect(await screen.findByRole('button', { name: 'Show 7 profiles' })).toBeVisible();
  });
});
