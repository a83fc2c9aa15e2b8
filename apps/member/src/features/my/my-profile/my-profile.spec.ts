import { yearInIndia } from '@kalyanam/shared/base/india-time';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

describe('own profile', () => {
  it('shows what is needed to become verified', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'not-verified' }) } });
    openPage('/my-profile', makeUser('not-verified'));
    expect(await screen.findByText('Complete Your Verification')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify Email & Phone' })).toHaveAttribute('href', '/verify');
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });

  it('says which texts wait for the team, and why', async () => {
    const unreadTexts = [
      { field: 'selfSummary' as const, mentions: ['phone' as const, 'elsewhere' as const] },
      { field: 'jobTitle' as const, mentions: ['dowry' as const] },
    ];
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'semi-verified', unreadTexts }) } });
    openPage('/my-profile?part=about', makeUser('semi-verified'));
    const waiting = 'Our team is reviewing these texts. Until then others do not see them.';
    expect(await screen.findByText(waiting)).toBeVisible();
    expect(screen.getByText(/: waits because it mentions a phone number, another app$/)).toBeVisible();
    expect(screen.getByText('Tell us more: waits because it mentions dowry')).toBeVisible();
  });

  it('shows a rejected member the notes, and each reason with its advice in their language', async () => {
    const rejection = {
      notes: 'The name differs.',
      reasons: [
        { code: 'name-mismatch' as const, label: 'The name is another', advice: 'Please write the name of the card.' },
        { code: 'photo-unsuitable' as const, label: 'Photo not suitable', advice: 'Please use recent photos.' },
      ],
      decidedAt: '2026-11-18T20:00:00Z',
      resubmissionsLeft: 2,
    };
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'rejected', rejection }) } });
    openPage('/my-profile?part=fix', makeUser('rejected'));
    expect(await screen.findByText('The name differs.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    expect(screen.getByText('Our team wrote on 19 November 2026:')).toBeVisible();
    const steps = ['Read', 'Correct', 'Send again'];
    for (const name of steps) expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Personal.*Please write the name of the card/ })).toHaveAttribute(
      'href',
      '/my-profile/edit/personal',
    );
    expect(screen.getByRole('link', { name: /^Upload Photos/ })).toHaveAttribute('href', '/my-profile/photos');
    expect(screen.getByText(/^Please write the name of the card/)).toBeVisible();
    expect(screen.getByText(/^Please use recent photos/)).toBeVisible();
    await act(() => setLanguage('te'));
    expect(await screen.findByText(/^పత్రంలో ఉన్నట్టే పేరు రాయండి/)).toBeVisible();
    expect(screen.getByText(/^ఈమధ్య తీసిన/)).toBeVisible();
  });

  it('names the candidate, whose document is missing, to the person who made the profile', async () => {
    const registrant = { name: 'Lakshmi Reddy', relation: 'mother', madeFor: 'daughter' } as const;
    const profile = makeMyProfile({ verificationStatus: 'semi-verified', documents: { identity: null, pan: false } });
    fakeApi({ 'GET /profiles/me': { profile } });
    openPage('/my-profile', makeUser('semi-verified', { registrant }));
    expect(await screen.findByText('One thing is missing: a photo of Sravani’s Aadhaar card.')).toBeVisible();
  });

  it('tells who sent no Aadhaar what is missing, and leads there', async () => {
    const profile = makeMyProfile({
      verificationStatus: 'semi-verified',
      aadhaarVerified: false,
      documents: { identity: null, pan: false },
    });
    fakeApi({ 'GET /profiles/me': { profile } });
    openPage('/my-profile', makeUser('semi-verified'));
    expect(await screen.findByText('One thing is missing: a photo of your Aadhaar card.')).toBeVisible();
    expect(screen.queryByText(/^Our team is reviewing your documents/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', '/my-profile?part=documents');
  });

  it('leads to what is missing, and says what it adds', async () => {
    const completeness = { percent: 75, missing: ['photo' as const, 'subcaste' as const] };
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ completeness }) } });
    openPage('/my-profile?part=about', makeUser('verified'));
    expect(await screen.findByRole('link', { name: /^Add a photo.*\+15%$/ })).toHaveAttribute(
      'href',
      '/my-profile/photos',
    );
    expect(screen.getByRole('link', { name: /^Fill in your subcaste.*\+3%$/ })).toHaveAttribute(
      'href',
      '/my-profile/edit/caste',
    );
  });

  it('shows a rejected member what the team wrote, and one way on', async () => {
    const rejection = {
      notes: 'The name differs.',
      reasons: [],
      decidedAt: '2026-11-18T20:00:00Z',
      resubmissionsLeft: 2,
    };
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'rejected', rejection }) } });
    openPage('/my-profile', makeUser('rejected'));
    expect(await screen.findByText('The name differs.')).toBeVisible();
    expect(screen.getByText('Complete Your Verification')).toBeVisible();
    expect(screen.getByRole('link', { name: 'What to fix' })).toHaveAttribute('href', '/my-profile?part=fix');
    expect(screen.queryByText(/^Next: /)).toBeNull();
  });

  it('names one next thing, and what it is good for', async () => {
    const completeness = { percent: 75, missing: ['photo' as const, 'subcaste' as const] };
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ completeness }) } });
    openPage('/my-profile', makeUser('verified'));
    const next = within(await screen.findByRole('region', { name: 'Next: Add a photo' }));
    expect(next.getByRole('progressbar')).toHaveAttribute('value', '75');
    expect(next.getByRole('link', { name: 'Add: Add a photo' })).toHaveAttribute('href', '/my-profile/photos');
    expect(screen.queryByText(/subcaste/)).toBeNull();
  });

  it('offers nothing else while the verification waits for an act', async () => {
    const completeness = { percent: 75, missing: ['photo' as const] };
    const profile = makeMyProfile({ completeness, verificationStatus: 'not-verified' });
    fakeApi({ 'GET /profiles/me': { profile } });
    openPage('/my-profile', makeUser('not-verified'));
    expect(await screen.findByRole('link', { name: 'Verify Email & Phone' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Next/ })).toBeNull();
  });

  it('asks who is due first whether they are still looking, and takes one press for it', async () => {
    const completeness = { percent: 75, missing: ['photo' as const] };
    const calls = fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ completeness }) },
      'POST /profiles/me/looking': { answer: 'looking', until: null },
    });
    const { user } = openPage('/my-profile', { ...makeUser('verified'), asked: true });
    await user.dblClick(await screen.findByRole('button', { name: 'Yes, still looking' }));
    expect(await screen.findByText('Thank you. Families see that you are looking.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Next: Add a photo' })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('opens the marriage in one press, and calls the profile of a candidate by their name for the family', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ createdBy: 'parent' }) },
      'GET /interests': { profiles: [], page: 1, total: 0, totalPages: 0, counts: {} },
    });
    const { user } = openPage('/my-profile', makeUser('verified'));
    expect(await screen.findByRole('link', { name: /^About her/ })).toHaveAttribute('href', '/my-profile?part=about');
    await user.click(screen.getByRole('button', { name: /^Marriage fixed/ }));
    expect(await screen.findByRole('dialog', { name: 'Marriage fixed' })).toBeVisible();
  });

  it('is silent about completeness once nothing is missing', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ completeness: { percent: 100, missing: [] } }) } });
    openPage('/my-profile', makeUser('verified'));
    expect(await screen.findByRole('link', { name: 'Preview as others see it' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('gives the answer of the mail where a rejection has no reason', async () => {
    const rejection = { notes: '', reasons: [], decidedAt: '2026-11-18T20:00:00Z', resubmissionsLeft: 0 };
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'rejected', rejection }) } });
    openPage('/my-profile', makeUser('rejected'));
    expect(await screen.findByText('Our team wrote on 19 November 2026:')).toBeVisible();
    expect(screen.getByText('Please check your details and your documents.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'What to fix' })).toBeNull();
  });

  it('lets no numbers be sent again before it is known which documents are taken', async () => {
    const rejection = { notes: '', reasons: [], decidedAt: '2026-11-18T20:00:00Z', resubmissionsLeft: 2 };
    let tell = (_answer: { documents: string[] }): void => undefined;
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'rejected', rejection }) },
      'GET /identity-documents': () => new Promise<{ documents: string[] }>((resolve) => (tell = resolve)),
    });
    const { user } = openPage('/my-profile?part=fix', makeUser('rejected'));
    const send = { name: 'Send to our team again' };
    expect(await screen.findByRole('heading', { name: 'Send again' })).toBeVisible();
    expect(screen.queryByRole('button', send)).toBeNull();
    tell({ documents: ['aadhaar', 'passport'] });
    await user.click(await screen.findByRole('button', send));
    await waitFor(() => expect(screen.getByLabelText('Aadhaar number')).toHaveFocus());
  });

  it.each([
    ['verified', 'Online: others can find your profile'],
    ['not-verified', 'Online: visible once you verify email and phone'],
    ['rejected', 'Online: visible once you send your profile again'],
  ] as const)('tells a %s member what online means for them', async (verificationStatus, words) => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus }) } });
    openPage('/my-profile', makeUser(verificationStatus));
    expect(await screen.findByRole('switch', { name: words })).toBeVisible();
  });

  it('tells a member on hold that no one can find them yet', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() } });
    openPage('/my-profile', { ...makeUser('verified'), onHold: true });
    expect(
      await screen.findByRole('switch', { name: 'Online, but hidden while our team reviews your profile' }),
    ).toBeVisible();
  });

  it('promises a member on hold no day by which the documents are reviewed', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'semi-verified' }) } });
    openPage('/my-profile', { ...makeUser('semi-verified'), onHold: true });
    expect(await screen.findByText(/^The review of your documents is paused/)).toBeVisible();
    expect(screen.queryByText(/^Our team is reviewing your documents/)).not.toBeInTheDocument();
  });

  it.each(['male', 'female'] as const)('tells a %s of 19 from when others find the profile', async (gender) => {
    const year = yearInIndia(new Date());
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ gender, dob: `${year - 20}-12-31` }) } });
    openPage('/my-profile', makeUser('verified'));
    const from = gender === 'male' ? ` from 31 December ${year + 1}.*` : '';
    const name = new RegExp(`^Online: others can find your profile${from}$`);
    expect(await screen.findByRole('switch', { name })).toBeVisible();
    expect(screen.queryAllByText('Men are listed from 21.')).toHaveLength(gender === 'male' ? 1 : 0);
  });

  it.each([
    ['that the candidate has not agreed', 'not-verified', null, 'Online: visible once the candidate has agreed'],
    ['that it was refused for good', 'rejected', 0, 'Online, but not visible: please write to our support team'],
  ] as const)('says why an online profile is not found: %s', async (_, verificationStatus, left, name) => {
    const rejection =
      left === null ? null : { notes: '', reasons: [], decidedAt: '2026-11-20T10:00:00Z', resubmissionsLeft: left };
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus, rejection }) } });
    const proved = { emailVerified: true, phoneVerified: true, consentNeeded: true as const };
    openPage('/my-profile', { ...makeUser(verificationStatus), ...proved });
    expect(await screen.findByRole('switch', { name })).toBeVisible();
    expect(screen.queryByText(/agrees on her own phone/) !== null).toBe(left === null);
  });

  it('shows the name among the personal facts', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() } });
    openPage('/my-profile?part=about', makeUser('verified'));
    expect((await screen.findByText('Name')).nextElementSibling).toHaveTextContent('Sravani Reddy');
  });

  it('says of an optional field that it was not given', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ subcaste: null }) } });
    openPage('/my-profile?part=about', makeUser('verified'));
    expect((await screen.findByText('Subcaste')).nextElementSibling).toHaveTextContent('Not given');
  });

  it('says when it cannot be loaded', async () => {
    fakeApi({ 'GET /profiles/me': new Refusal('unexpected') });
    openPage('/my-profile', makeUser('verified'));
    expect(
      await screen.findByRole('heading', { name: 'Profile not found - There was an issue loading your profile.' }),
    ).toBeVisible();
  });
});
