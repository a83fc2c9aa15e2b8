import { questionOf, spellingsOf } from './browse-question.js';

const woman = { userId: 1, gender: 'female' } as const;
const man = { userId: 2, gender: 'male' } as const;

describe('a browsing member asks', () => {
  it('for the opposite of their own gender by default', () => {
    expect(questionOf({}, woman).filters.gender).toBe('male');
    expect(questionOf({ lookingFor: '' }, man).filters.gender).toBe('female');
  });

  it.each([
    ['bride', 'female'],
    ['female', 'female'],
    ['groom', 'male'],
    ['male', 'male'],
  ])("for a %s whatever the viewer's gender", (lookingFor, gender) => {
    expect(questionOf({ lookingFor }, woman).filters.gender).toBe(gender);
    expect(questionOf({ lookingFor }, man).filters.gender).toBe(gender);
  });

  it('with reversed ranges swapped', () => {
    const { birthYear, income } = questionOf(
      { birthYearFrom: '2000', birthYearTo: '1990', incomeFrom: '25-50', incomeTo: '2-5' },
      woman,
    ).filters;
    expect(birthYear).toEqual({ from: 1990, to: 2000 });
    expect(income).toEqual({ from: 1, to: 5 });
  });

  it('with an empty end of a range as if it were open', () => {
    const { birthYear, income } = questionOf(
      { birthYearFrom: '1990', birthYearTo: ' ', incomeFrom: '25-50', incomeTo: ' ' },
      woman,
    ).filters;
    expect(birthYear).toEqual({ from: 1990, to: null });
    expect(income).toEqual({ from: 5, to: null });
  });

  it('with ranges open at either end', () => {
    expect(questionOf({ birthYearTo: '1990', incomeFrom: '50+' }, woman).filters).toMatchObject({
      birthYear: { from: null, to: 1990 },
      income: { from: 6, to: null },
    });
  });

  it('with empty values treated as missing', () => {
    const empty = { maritalStatus: '', workState: ' ', workCity: '', sort: '', page: '' };
    expect(questionOf(empty, woman)).toEqual(questionOf({}, woman));
  });

  it('for the first page of the recently active by default', () => {
    expect(questionOf({}, woman)).toMatchObject({ sort: 'recently-confirmed', page: 1 });
    expect(questionOf({ sort: 'newest', page: '7' }, woman)).toMatchObject({ sort: 'newest', page: 7 });
  });
});

describe('the spellings of a city', () => {
  it('treats a label and its option value as the same', () => {
    expect(spellingsOf(' Navi  Mumbai ')).toEqual(['Navi Mumbai', 'Navi-Mumbai']);
    expect(spellingsOf('navi-mumbai')).toEqual(['navi-mumbai', 'navi mumbai']);
    expect(spellingsOf('Guntur')).toEqual(['Guntur']);
  });
});
