import type { en } from './acting-band.en';

export const te: typeof en = {
  label: 'ఎవరి తరఫున చేస్తున్నారు',
  actingFor: (name) => ['', `${name} గారి`, ' కోసం చూస్తున్నారు'],
  may: { answer: 'జవాబు మీరు ఇవ్వవచ్చు', suggest: 'మీరు సూచించవచ్చు', look: 'మీరు చూడవచ్చు' },
  choose: 'ఎవరి తరఫున',
  profileOf: (name) => `${name} ప్రొఫైల్`,
  shortlist: 'నచ్చిన ప్రొఫైళ్లు',
};
