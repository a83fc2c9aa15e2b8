// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { DeclineMessage, DeclineReason } from './declines.js';

export const reasons: Readonly<Record<DeclineReason, string>> = {
  age: 'వయసు',
  distance: 'ఉద్యోగం / నివాసం దూరం',
  'education-work': 'చదువు / ఉద్యోగం',
  gothra: 'గోత్రం',
  horoscope: 'జాతకం',
  family: 'ఇంట్లో అభిప్రాయం వేరుగా ఉంది',
  'talking-to-others': 'ఇప్పటికే వేరే కుటుంబంతో మాట్లాడుతున్నాం',
  'not-now': 'ఇప్పుడు కాదు',
  'no-reason': 'చెప్పదలచుకోలేదు',
};

export const messages: Readonly<Record<DeclineMessage, string>> = {
  thanks: 'మీ ఆసక్తికి ధన్యవాదాలు. ముందుకు వెళ్లాలని అనుకోవడం లేదు; మీకు మంచి సంబంధం కుదరాలని కోరుకుంటున్నాం.',
  busy: 'ధన్యవాదాలు. ప్రస్తుతం వేరే కుటుంబంతో మాట్లాడుతున్నాం.',
  elders: 'ధన్యవాదాలు. మా పెద్దలకు ఈ సంబంధం కుదరదనిపించింది; అన్యథా భావించవద్దు.',
  silent: '(సందేశం లేదు)',
};
