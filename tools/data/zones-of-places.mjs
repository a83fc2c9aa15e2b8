/** The time zones in which a town of GeoNames may lie. In the largest countries the state tells, and near its borders the degree. */
const US = {
  'America/New_York': 'CT DE DC FL GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TX WI TN KY',
  'America/Denver': 'CO MT NM UT WY ID',
  'America/Los_Angeles': 'CA NV WA OR',
  'America/Phoenix': 'AZ',
  'America/Detroit': 'MI',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Indianapolis': 'IN',
};
const CA = {
  'America/Toronto': '08 10',
  'America/Vancouver': '02',
  'America/Edmonton': '01',
  'America/Winnipeg': '03',
  'America/Regina': '11',
  'America/Halifax': '04 07 09',
  'America/St_Johns': '05',
};
const AU = {
  'Australia/Sydney': '01 02',
  'Australia/Darwin': '03',
  'Australia/Brisbane': '04',
  'Australia/Adelaide': '05',
  'Australia/Hobart': '06',
  'Australia/Melbourne': '07',
  'Australia/Perth': '08',
};
const byRegion = (zones) =>
  Object.fromEntries(Object.entries(zones).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone])));
const REGIONS = { US: byRegion(US), CA: byRegion(CA), AU: byRegion(AU) };

/** Parts of states that keep the time of their neighbours. */
const PARTS = [
  ['US', 'TX', ({ lon }) => lon < -104.9, 'America/Denver'],
  ['US', 'FL', ({ lon }) => lon < -85.1, 'America/Chicago'],
  ['US', 'TN', ({ lon }) => lon > -85.4, 'America/New_York'],
  ['US', 'KY', ({ lon }) => lon > -86, 'America/New_York'],
  ['US', 'IN', ({ lon, lat }) => lon < -86.9 && (lat > 41 || lat < 38.5), 'America/Chicago'],
  ['US', 'ID', ({ lat }) => lat > 45.5, 'America/Los_Angeles'],
];

/** Countries where nearly everyone lives in one time zone. */
const MAINLAND = {
  DE: 'Europe/Berlin',
  NZ: 'Pacific/Auckland',
  MY: 'Asia/Kuala_Lumpur',
  CN: 'Asia/Shanghai',
  UA: 'Europe/Kiev',
};

export function zonesOf({ country, adminCode, loc }) {
  const [lon, lat] = loc.coordinates;
  const part = PARTS.find(([of, region, holds]) => of === country && region === adminCode && holds({ lon, lat }));
  const zone = part?.[3] ?? REGIONS[country]?.[adminCode] ?? MAINLAND[country];
  return zone ? [zone] : (new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []);
}
