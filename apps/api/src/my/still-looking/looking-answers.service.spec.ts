import { firstName } from './looking-answers.service.js';

describe('the name that a question speaks to', () => {
  it.each([
    ['Sravani Reddy', null, 'Sravani'],
    ['Sravani Reddy Yeruva', 'Yeruva', 'Sravani'],
    ['Yeruva Sravani Reddy', 'yeruva', 'Sravani'],
    ['Y. Sravani Reddy', null, 'Sravani'],
    ['యెరువ శ్రావణి', 'యెరువ', 'శ్రావణి'],
    ['Yeruva', 'Yeruva', 'Yeruva'],
    ['Y. S.', null, 'Y. S.'],
  ])('of %j with the family name %j is %j', (name, surname, first) => {
    expect(firstName(name, surname)).toBe(first);
  });
});
