import type { en } from './notifications.en';

export const te: typeof en = {
  title: 'నోటిఫికేషన్లు - కళ్యాణం',
  heading: 'నోటిఫికేషన్లు',
  unread: (count) => (count === 0 ? 'అన్నీ చదివారు.' : count === 1 ? '1 కొత్తది' : `${count} కొత్తవి`),
  readAll: 'అన్నీ చదివినట్టు గుర్తించండి',
  read: 'చదివినట్టు గుర్తించండి',
  readOf: (what) => `చదివినట్టు గుర్తించండి: ${what}`,
  new: 'కొత్తది',
  show: 'చూపించండి',
  all: 'అన్నీ',
  groups: { interests: 'ఆసక్తులు', verification: 'ధ్రువీకరణ', profile: 'నా ప్రొఫైల్' },
  ages: { today: 'ఈ రోజు', week: 'ఈ వారం', earlier: 'అంతకు ముందు' },
  emptyGroup: 'ఇక్కడ ఇంకా ఏమీ లేదు',
  empty: 'ఇంకా నోటిఫికేషన్లు లేవు',
  hint: 'ఎవరైనా మీపై ఆసక్తి తెలిపినా, మా బృందం నుంచి ఏదైనా తెలియజేయాల్సి ఉన్నా ఇక్కడ కనిపిస్తుంది.',
  browse: 'ప్రొఫైళ్లు చూడండి',
};
