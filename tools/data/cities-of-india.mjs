/** First-level administrative codes of GeoNames. */
export const ADMIN_CODES = {
  'andhra-pradesh': '02',
  telangana: '40',
  karnataka: '19',
  'tamil-nadu': '25',
  kerala: '13',
  maharashtra: '16',
  gujarat: '09',
  rajasthan: '24',
  'madhya-pradesh': '35',
  'uttar-pradesh': '36',
  bihar: '34',
  'west-bengal': '28',
  odisha: '21',
  punjab: '23',
  haryana: '10',
  delhi: '07',
};
/** 'Gundlupēt' -> 'Gundlupet'; 'Kalimpong, Крукети' -> 'Kalimpong'. */
export const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(',', 1)[0]
    .trimEnd();
