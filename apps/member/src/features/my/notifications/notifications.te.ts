import { checkFact as facts } from '@kalyanam/shared/base/domain/lists.te';
import { te as check } from '@kalyanam/shared/base/vocabulary/check-refusals.te';
import { te as photo } from '@kalyanam/shared/base/vocabulary/photo-refusals.te';
import { NO_REASON, te as profile } from '@kalyanam/shared/base/vocabulary/rejection-reasons.te';
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
  ages: { today: 'ఈరోజు', week: 'ఈ వారం', earlier: 'అంతకు ముందు' },
  emptyGroup: 'ఇక్కడ ఇంకా ఏమీ లేదు',
  empty: 'ఇంకా నోటిఫికేషన్లు లేవు',
  hint: 'ఎవరైనా మీ ప్రొఫైల్‌పై ఆసక్తి తెలిపినా, మా బృందం మీకు ఏదైనా చెప్పాల్సి ఉన్నా ఇక్కడ కనిపిస్తుంది.',
  outcome: {
    profile,
    noReason: NO_REASON,
    photo,
    facts,
    check,
    checked: 'మా బృందం పరిశీలించింది',
    until: (day) => `పరిశీలన గడువు ${day} వరకు`,
    ended: 'పరిశీలన గడువు ముగిసింది',
  },
};
