import { GOTHRA_SPELLINGS } from '../../base/domain/gothra-spellings.js';
import { isGothraName, isNoGothra, isNotKnown } from './gothra-words.js';

describe('words about gothras', () => {
  it.each([
    'I am a Reddy',
    'Reddy',
    'We are Reddys',
    "don't know",
    'I do not know',
    'None',
    'N/A',
    'రెడ్డి',
    'No gothram',
  ])('takes %s for no gothra', (text) => expect(isNoGothra(text)).toBe(true));

  it.each(['Kasyapa', 'Nagireddy', 'Reddypalli', 'Nandula', 'కాశ్యప', 'Not known'])('takes %s as it is', (text) =>
    expect(isNoGothra(text)).toBe(false),
  );

  it('knows that nothing is known', () => {
    expect(['Not known', ' not known ', 'తెలియదు'].filter(isNotKnown)).toHaveLength(3);
    expect(isNotKnown('Kasyapa')).toBe(false);
  });

  it.each([
    ...[
      'unknown',
      'Unknown gothram',
      'UNKNOWN.',
      'not sure',
      'We are not sure of our gothram yet',
      'unsure',
      'idk',
      'I.D.K.',
    ],
    ...["don't remember", 'We don’t know yet', 'cannot say', 'No idea', 'not aware of it', 'dunno'],
    ...['teliyadu', 'Theliyadhu', 'telidu', 'teleedu', 'telvadu', 'maaku teliyadu', 'Naku telidandi'],
    ...['తెలీదు', 'తెలియదండి', 'మాకు తెలియదు', 'నాకు సరిగ్గా తెలీదు', 'ఇంకా తెలియదు', 'తెలవదు', 'గుర్తులేదు'],
  ])('knows that nothing is known by %s', (text) => expect(isNotKnown(text)).toBe(true));

  it('takes no spelling of a gothra for a word that nothing is known', () => {
    expect(GOTHRA_SPELLINGS.flat().filter(isNotKnown)).toEqual([]);
  });

  it.each([
    ['Kasyapa', true],
    ["St. John's (old)", true],
    ['కాశ్యప', true],
    ['కౌండిన్య\u200cస', true],
    ['Kasyapa 2', false],
    ['www.example.org', false],
    ['a/b', false],
    ['...', false],
  ])('is %s a name: %s', (text, name) => expect(isGothraName(text)).toBe(name));
});
