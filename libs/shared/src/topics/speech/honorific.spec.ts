import { withHonorific } from './honorific.js';

describe('the honorific', () => {
  it.each([
    ['గారు', 'స్వాతి రెడ్డి గారు', 'సభ్యులొకరు'],
    ['గారికి', 'స్వాతి రెడ్డి గారికి', 'సభ్యులొకరికి'],
    ['గారిని', 'స్వాతి రెడ్డి గారిని', 'సభ్యులొకరిని'],
    ['గారి', 'స్వాతి రెడ్డి గారి', 'సభ్యులొకరి'],
    ['గారితో', 'స్వాతి రెడ్డి గారితో', 'సభ్యులొకరితో'],
  ] as const)('%s follows a name; without one the case is kept', (honorific, named, unnamed) => {
    expect(withHonorific('స్వాతి రెడ్డి', honorific)).toBe(named);
    expect(withHonorific(null, honorific)).toBe(unnamed);
  });
});
