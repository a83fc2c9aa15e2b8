import { memberCodeOf } from '../account/member-code.js';
import { sayNumber } from './numbers.js';
import { sayHeight, sayText } from './say-text.js';
import { sayMoment } from './say-moment.js';

describe('numbers in words', () => {
  it.each([
    [0, 'zero', 'సున్నా'],
    [14, 'fourteen', 'పద్నాలుగు'],
    [21, 'twenty one', 'ఇరవై ఒకటి'],
    [90, 'ninety', 'తొంభై'],
    [100, 'one hundred', 'వంద'],
    [105, 'one hundred five', 'నూట ఐదు'],
    [200, 'two hundred', 'రెండు వందలు'],
    [250, 'two hundred fifty', 'రెండు వందల యాభై'],
    [1000, 'one thousand', 'వెయ్యి'],
    [2026, 'two thousand twenty six', 'రెండు వేల ఇరవై ఆరు'],
    [125_000, 'one lakh twenty five thousand', 'లక్ష ఇరవై ఐదు వేలు'],
    [10_000_000, 'one crore', 'కోటి'],
    [
      23_456_789,
      'two crore thirty four lakh fifty six thousand seven hundred eighty nine',
      /^రెండు కోట్ల ముప్పై నాలుగు లక్షల/,
    ],
  ])('%d', (value, en, te) => {
    expect(sayNumber(value, 'en')).toBe(en);
    expect(sayNumber(value, 'te')).toEqual(typeof te === 'string' ? te : expect.stringMatching(te));
  });

  it('says digits where a number is too long to be heard as one', () => {
    expect(sayNumber(1_000_000_000, 'en')).toBe('one zero zero zero zero zero zero zero zero zero');
  });

  it('has a word for every number that is said, and no digit left', () => {
    for (let value = 0; value < 5000; value += 1)
      for (const language of ['en', 'te'] as const) expect(sayNumber(value, language)).toMatch(/^[^\d]+$/);
  });
});

describe('heights', () => {
  it.each([
    [5, 4, 'five feet four inches', 'ఐదు అడుగుల నాలుగు అంగుళాలు'],
    [5, 1, 'five feet one inch', 'ఐదు అడుగుల ఒక అంగుళం'],
    [6, 0, 'six feet', 'ఆరు అడుగులు'],
  ])("%d'%d", (feet, inches, en, te) => {
    expect(sayHeight(feet, inches, 'en')).toBe(en);
    expect(sayHeight(feet, inches, 'te')).toBe(te);
  });
});

describe('moments', () => {
  it.each([
    ['2026-11-29T04:30:00Z', 'Sunday morning at ten', 'ఆదివారం ఉదయం పది గంటలకు'],
    ['2026-11-29T12:00:00Z', 'Sunday evening at half past five', 'ఆదివారం సాయంత్రం ఐదున్నరకు'],
    ['2026-11-30T07:45:00Z', 'Monday afternoon at one fifteen', 'సోమవారం మధ్యాహ్నం ఒంటి గంట పదిహేను నిమిషాలకు'],
    ['2026-11-30T15:30:00Z', 'Monday night at nine', 'సోమవారం రాత్రి తొమ్మిది గంటలకు'],
    ['2026-11-30T21:29:00Z', 'Tuesday night at two fifty nine', 'మంగళవారం రాత్రి రెండు గంటల యాభై తొమ్మిది నిమిషాలకు'],
    ['2026-11-30T21:30:00Z', 'Tuesday night at three', 'మంగళవారం తెల్లవారుజామున మూడు గంటలకు'],
    ['2026-11-30T23:00:00Z', 'Tuesday night at half past four', 'మంగళవారం తెల్లవారుజామున నాలుగున్నరకు'],
    ['2026-11-30T23:30:00Z', 'Tuesday morning at five', 'మంగళవారం ఉదయం ఐదు గంటలకు'],
  ])('%s in India', (moment, en, te) => {
    expect(sayMoment('Asia/Kolkata', new Date(moment), 'en')).toBe(en);
    expect(sayMoment('Asia/Kolkata', new Date(moment), 'te')).toBe(te);
  });

  it('follows the clocks of the zone', () => {
    expect(sayMoment('America/Chicago', new Date('2026-11-29T04:30:00Z'), 'en')).toBe(
      'Saturday night at half past ten',
    );
  });
});

describe('sentences', () => {
  const code = memberCodeOf('4827193');
  it.each([
    [
      `Number ${code.slice(0, 4)}-${code.slice(4, 7)} ${code.slice(7)}`,
      `Number four eight two seven, one nine three, ${code.slice(7)}`,
    ],
    [`5'4" · 28 years`, 'five feet four inches · twenty eight years'],
    ['Ring 98765 43210', 'Ring nine eight seven six five four three two one zero'],
    ['The code is 482719.', 'The code is four eight two seven one nine.'],
    ['Rs 1,25,000 and 29.5', 'Rs one lakh twenty five thousand and twenty nine point five'],
    ['At 10:00 am', 'At ten in the morning'],
    ['80% complete since 1998', 'eighty percent complete since nineteen ninety eight'],
    ['Version 2026, 1905 and 1900', 'Version two thousand twenty six, nineteen oh five and nineteen hundred'],
    ['No numbers here.', 'No numbers here.'],
    ['At 99:99', 'At ninety nine:ninety nine'],
  ])('%s', (text, said) => {
    expect(sayText(text, 'en')).toBe(said);
  });

  it('speaks Telugu', () => {
    expect(sayText(`ఎత్తు 5'4", వయసు 28`, 'te')).toBe('ఎత్తు ఐదు అడుగుల నాలుగు అంగుళాలు, వయసు ఇరవై ఎనిమిది');
    expect(sayText('6:30 pm', 'te')).toBe('సాయంత్రం ఆరున్నరకు');
  });

  it.each([
    ['1930కి ఫోన్ చేయండి', 'పంతొమ్మిది వందల ముప్పైకి ఫోన్ చేయండి'],
    ['1900, 1998, 2026', 'పంతొమ్మిది వందలు, పంతొమ్మిది వందల తొంభై ఎనిమిది, రెండు వేల ఇరవై ఆరు'],
    ['1,930 ప్రొఫైళ్లు', 'వెయ్యి తొమ్మిది వందల ముప్పై ప్రొఫైళ్లు'],
  ])('says a year, not a quantity: %s', (text, said) => expect(sayText(text, 'te')).toBe(said));

  it.each([
    ['ఉదయం 10:00, మీ సమయం', 'ఉదయం పది గంటలకు, మీ సమయం'],
    ['మధ్యాహ్నం 12:30', 'మధ్యాహ్నం పన్నెండున్నరకు'],
    ['సాయంత్రం 6:30', 'సాయంత్రం ఆరున్నరకు'],
    ['రాత్రి 9:00', 'రాత్రి తొమ్మిది గంటలకు'],
    ['రాత్రి 12:00', 'రాత్రి పన్నెండు గంటలకు'],
    ['రాత్రి 1:00', 'రాత్రి ఒంటి గంటకు'],
    ['తెల్లవారుజామున 4:00', 'తెల్లవారుజామున నాలుగు గంటలకు'],
  ])('says the part of the day once: %s', (text, said) => {
    expect(sayText(text, 'te')).toBe(said);
  });
});
