import { profileFigures, type AlikeProfiles } from './profile-figures.js';

const WOMEN: AlikeProfiles = {
  gender: 'female',
  maritalStatus: 'never-married',
  caste: 'reddy',
  online: true,
  count: 3,
  years: 81,
};
const MEN: AlikeProfiles = {
  gender: 'male',
  maritalStatus: 'divorced',
  caste: 'others',
  online: false,
  count: 1,
  years: 40,
};

describe('figures of profiles', () => {
  it('are sums over groups', () => {
    expect(profileFigures([WOMEN, MEN, { ...WOMEN, online: false, count: 1, years: 29 }])).toEqual({
      total: 5,
      online: 3,
      male: 1,
      female: 4,
      neverMarried: 4,
      reddyCaste: 4,
      averageAge: 30,
    });
  });

  it('have no average age without profiles', () => {
    expect(profileFigures([])).toMatchObject({ total: 0, averageAge: null });
  });
});
