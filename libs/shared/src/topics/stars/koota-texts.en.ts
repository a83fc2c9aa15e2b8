import type { KootaTexts } from './koota-line.js';

export const en: KootaTexts = {
  pair: (bride, groom) => `${bride} and ${groom}`,
  plainPair: (bride, groom) => `${bride} and ${groom.toLowerCase()}`,
  tara: (count, name) => `${name}, number ${count} from the bride’s star`,
  with: (pair, said) => `${pair}: ${said}`,
  same: 'the same',
  different: 'different',
  sameLord: 'one lord',
  yoni: { 4: 'the same', 3: 'friendly', 2: 'neutral', 1: 'not friendly', 0: 'enemies' },
  maitri: {
    5: 'friends',
    4: 'friend and neutral',
    3: 'neutral',
    1: 'friend and enemy',
    0.5: 'neutral and enemy',
    0: 'enemies',
  },
  rules: {
    varna: '1 if the groom’s class is the same or higher',
    vashya: '0 to 2 by the table of classes',
    tara: 'Counted from the bride’s star: the 3rd, 5th and 7th give 0, others 3',
    yoni: 'The same 4, friendly 3, neutral 2, not friendly 1, enemies 0',
    maitri: 'Lords of the signs: friends 5 down to enemies 0',
    gana: '0 to 6 by the table of ganas, the groom’s in the row',
    rasi: 'From the bride’s sign 1, 3, 4, 7, 10, 11: 7; others 0',
    nadi: 'Different 8, the same 0',
  },
};
