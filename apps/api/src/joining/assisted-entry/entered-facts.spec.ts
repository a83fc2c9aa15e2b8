import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import type { ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import { enteredFacts } from './entered-facts.js';

describe('what the team entered, for the mail', () => {
  const profile = { ...(registrationExample() as unknown as ProfileFields), dob: '1998-05-12' };

  it('has the day of birth as people say it', () => {
    expect(enteredFacts(profile, 'en')).toContain('12 May 1998');
    expect(enteredFacts(profile, 'te')).toContain('12 మే 1998');
  });

  it('has cities in the language of the mail', () => {
    expect(
      enteredFacts({ ...profile, familyLocation: { ...profile.familyLocation, city: 'Kurnool' } }, 'te'),
    ).toContain('కర్నూలు');
  });

  it('has subcaste and gothra in the language of the mail, and as they were written where no table knows them', () => {
    const facts = enteredFacts({ ...profile, subcaste: 'Mothati', gothra: 'Dhananjay' }, 'te');
    expect(facts).toContain('మోటాటి');
    expect(facts).toContain('ధనుంజయ');
    expect(enteredFacts({ ...profile, subcaste: 'Mothati', gothra: 'ధనుంజయ' }, 'en')).toMatch(/Mothati[^]*Dhanunjaya/);
    expect(enteredFacts({ ...profile, gothra: 'Chinnamandadi' }, 'te')).toContain('Chinnamandadi');
  });
});
