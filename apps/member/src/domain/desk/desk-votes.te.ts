import { te as vocabulary } from '@kalyanam/shared/domain/vocabulary.te';
import type { en } from './desk-votes.en';

export const te: typeof en = {
  sent: (name) => `${name}కు పంపాం; నిర్ణయం వారిదే.`,
  asks: (name) => `మీరు ఇక్కడ భద్రపరిచేది ${name}కు వెళ్తుంది; ఏమి మారుతుందో చూసి సరే లేదా వద్దు అని వారే చెప్తారు.`,
  looksOnly: (name) => `దీన్ని ${name}, వారితో పాటు చూసుకునేవారు మాత్రమే మారుస్తారు. మీరు ఏమి రాస్తారో వారికి చెప్పండి.`,
  askNow: (name) => `${name}కు పంపండి`,
  photosAlone: (name) => `ఫోటోలు ${name} లేదా వారు అనుమతించినవారు మాత్రమే పెట్టగలరు.`,
  talkTo: (relation) => `వీరితో మాట్లాడండి: ${relation}`,
  byHand: (name, relation) => `${name} (${relation}) ద్వారా`,
  byRelation: (relation) => `${relation} ద్వారా (ఇప్పుడు బృందంలో లేరు)`,
  numberBy: (relations) => `మీ నంబరు చూసిన కుటుంబ సభ్యులు: ${relations}`,
  heading: 'కుటుంబం ఏమనుకుంటోంది',
  vote: 'మీకేమనిపిస్తోంది?',
  words: vocabulary.vote,
  relations: vocabulary.deskRelation,
  note: 'కుటుంబం కోసం రెండు మాటలు',
  noteAlone: 'మీ మాటలు మీకు మాత్రమే కనిపిస్తాయి',
  save: 'భద్రపరచండి',
  saved: 'భద్రపరిచాం.',
  you: 'మీరు',
  candidate: 'అభ్యర్థి',
};
