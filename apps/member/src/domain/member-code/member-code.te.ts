import { LIMITS } from '@kalyanam/shared/limits';
import type { en } from './member-code.en';

export const te: typeof en = {
  number: 'సభ్యుల నంబరు',
  mine: 'మీ నంబరు',
  findTitle: 'నంబరుతో వెతకండి - కళ్యాణం',
  findHeading: 'నంబరుతో వెతకండి',
  findLead: 'ఫోన్‌లో మీకు ఒక నంబరు చెప్పారా? చివరి అక్షరంతో సహా ఇక్కడ రాయండి.',
  findHint: 'ఉదాహరణకు 4827-193 W. ఖాళీలు, గీతలు ఉన్నా లేకపోయినా ఫర్వాలేదు.',
  find: 'ప్రొఫైల్ వెతకండి',
  finding: 'వెతుకుతున్నాం…',
  missing: 'ఒకరు నా జాబితాలో ఎందుకు లేరు?',
  change: 'వేరే నంబరు తీసుకోండి',
  changeLead: `ఆ తర్వాత పాత నంబరు ఇక ఎప్పటికీ పనిచేయదు. ${LIMITS.memberCodeDays} రోజులకు ఒకసారి మాత్రమే ఇలా మార్చగలరు.`,
  changeFrom: (day) => `${day} నుంచి వేరే నంబరు తీసుకోవచ్చు.`,
  changed: (number) => `ఇక మీ నంబరు ${number}.`,
  whenOffline: 'నేను ఆఫ్‌లైన్‌లో ఉన్నప్పుడూ నా నంబరుతో కనిపించాలి',
  whenOfflineLead: 'లేకపోతే మీరు ఆన్‌లైన్‌లో ఉన్నప్పుడు మాత్రమే మీ నంబరుతో ప్రొఫైల్ దొరుకుతుంది.',
};
