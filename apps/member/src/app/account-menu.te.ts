import type { en } from './account-menu.en';

export const te: typeof en = {
  desk: 'కుటుంబ బృందం',
  settings: 'సెట్టింగ్స్',
  profileSettings: 'ప్రొఫైల్ సెట్టింగ్స్',
  shortlist: 'నచ్చిన ప్రొఫైళ్లు',
  whoSeesWhat: 'ఏది ఎవరికి కనిపిస్తుంది',
  help: 'సహాయం, పెద్ద అక్షరాలు',
  logout: 'లాగౌట్',
  logoutFailed: 'మీరు ఇంకా లాగిన్‌లోనే ఉన్నారు: లాగౌట్ మా సర్వర్‌కు చేరలేదు. మళ్లీ ప్రయత్నించండి.',
};
