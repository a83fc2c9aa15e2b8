import type { en } from './facts.en';

export const te: typeof en = {
  name: 'పేరు',
  age: 'వయసు',
  gender: 'లింగం',
  height: 'ఎత్తు',
  complexion: 'శరీర వర్ణం',
  maritalStatus: 'వైవాహిక స్థితి',
  caste: 'కులం',
  subcaste: 'ఉపకులం',
  gothra: 'గోత్రం',
  education: 'చదువు',
  occupation: 'వృత్తి',
  annualIncome: 'వార్షిక ఆదాయం',
  workLocation: 'పనిచేసే చోటు',
  familyLocation: 'కుటుంబం',
  phone: 'ఫోన్',
  email: 'ఇమెయిల్',
  about: 'నా గురించి',
  expectations: 'భాగస్వామి గురించి ఆశించేవి',
};
