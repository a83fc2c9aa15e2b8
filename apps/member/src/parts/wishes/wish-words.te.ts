import type { en } from './wish-words.en';

export const te: typeof en = {
  names: {
    age: 'వయసు',
    children: 'పిల్లలు',
    workPlace: 'పనిచేసే చోటు',
    visa: 'వీసా (విదేశాల్లో ఉంటే)',
    settle: 'స్థిరపడే చోటు',
    home: 'స్వస్థలం',
    smoking: 'పొగ తాగడం',
    horoscope: 'జాతకం',
  },
  years: (from, to) => (from === to ? `${from} ఏళ్లు` : `${from} నుంచి ${to} ఏళ్లు`),
  heights: (from, to) => (from === to ? from : `${from} నుంచి ${to}`),
  orHigher: (least) => `${least} లేదా ఆపైన`,
  orMore: (least) => `${least} లేదా ఆపైన`,
  noChildren: 'పిల్లలు లేనివారు',
  abroad: 'విదేశాల్లో ఎక్కడైనా',
  anywhereIn: (state) => `${state}\u200cలో ఎక్కడైనా`,
  settle: { 'stay-abroad': 'విదేశాల్లో ఉండడం', 'return-india': 'ఇండియాకు తిరిగి రావడం' },
  smoking: 'పొగ తాగనివారు',
  drinking: { no: 'మద్యం తాగనివారు', 'no-or-occasionally': 'మద్యం తాగనివారు, లేదా అరుదుగా తాగేవారు' },
  gothra: 'మీ కుటుంబ నియమం ప్రకారం వేరే గోత్రం',
  horoscope: 'నక్షత్రం చెప్పినవారు',
  noHoroscope: 'నక్షత్రం చెప్పలేదు',
  tell: 'మీకు ఏది ముఖ్యమో చెప్పండి',
  change: 'మేము కోరుకునేవి మార్చండి',
};
