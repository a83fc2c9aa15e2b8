import { fillTemplate, unknownPlaceholders } from './templates.js';

const VALUES = { name: 'Lakshmi Reddy', reviewer: 'Venkat' };

describe('a reply template', () => {
  it('is filled in with the name of the member and of the reviewer, each as often as it occurs', () => {
    expect(fillTemplate('Dear {name}, this is {reviewer}. Thank you, {name}.', VALUES)).toBe(
      'Dear Lakshmi Reddy, this is Venkat. Thank you, Lakshmi Reddy.',
    );
  });

  it('fills in a name as it is written, whatever is in it', () => {
    expect(fillTemplate('Dear {name}', { ...VALUES, name: '{reviewer} $& $1' })).toBe('Dear {reviewer} $& $1');
  });

  it('knows which placeholders cannot be filled in', () => {
    expect(unknownPlaceholders('Dear {name}, {city} {} { name}')).toEqual(['{city}', '{}', '{ name}']);
    expect(unknownPlaceholders('Dear {name} from {reviewer}')).toEqual([]);
  });

  it('leaves an unknown placeholder for a person to see', () => {
    expect(fillTemplate('From {city}', VALUES)).toBe('From {city}');
  });
});
