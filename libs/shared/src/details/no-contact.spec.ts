import { tellsContact } from './no-contact.js';

describe('a line about work or family', () => {
  it.each([
    '9848012345',
    'call 98480-12345',
    '+91 98480 12345',
    '౯౮౪౮౦౧౨౩౪౫',
    '98480\u000012345',
    '98480\u200b12345',
    'nine eight four eight zero one two three four five',
    'Nine, eight, four, eight, 0 12345',
    'తొమ్మిది ఎనిమిది నాలుగు ఎనిమిది సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు',
    '+1 972 555 0100',
    '+1 (972) 555-0100',
    '(972) 555-0100',
    '214-555-0100',
    '+44 7700 900123',
    '0044 7700 900123',
    'ravi@example',
    'www.example.org',
  ])('does not tell how to be reached: %j', (text) => expect(tellsContact(text)).toBe(true));

  it.each([
    'Software engineer in Pune',
    'One of nine brothers',
    'Retired 1998, pension since 2004',
    'Studied 2010-2014, 2015-2017',
    'Class of 2010 2014 2018',
    'Flat 12, road 3, Hyderabad 500034',
    '15-25 lakh',
    'ఒకటి రెండు దుకాణాలు',
  ])('may be %j', (text) => expect(tellsContact(text)).toBe(false));
});
