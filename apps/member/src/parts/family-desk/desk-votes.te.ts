import { te as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import type { en } from './desk-votes.en';

export const te: typeof en = {
  sent: (name) => `${name} గారికి పంపాం; నిర్ణయం వారిదే.`,
  asks: (name) => `మీరు ఇక్కడ సేవ్ చేసేది ${name} గారికి వెళ్తుంది; ఏమి మారుతుందో చూసి సరే లేదా వద్దు అని వారే చెబుతారు.`,
  looksOnly: (name) => `దీన్ని ${name} గారు, వారితో పాటు చూసుకునేవారు మాత్రమే మార్చగలరు. ఏమి రాయాలనుకుంటున్నారో వారికి చెప్పండి.`,
  suggestTo: (candidate) => `${candidate} గారికి సూచించండి`,
  suggestName: (name, candidate) => `${candidate} గారికి సూచించండి: ${name}`,
  suggested: 'సూచించారు · వెనక్కి తీసుకోండి',
  suggestedName: (name) => `సూచించారు · వెనక్కి తీసుకోండి: ${name}`,
  askNow: (name) => `${name} గారికి పంపండి`,
  photosAlone: (name) => `ఫోటోలు ${name} గారు, లేదా వారు అనుమతించినవారు మాత్రమే పెట్టగలరు.`,
  talkTo: (relation) => `వీరితో మాట్లాడండి: ${relation}`,
  byHand: (name, relation) => `చేసినవారు: ${name} (${relation})`,
  byRelation: (relation) => `చేసినవారు: ${relation} (ఇప్పుడు బృందంలో లేరు)`,
  numberBy: (relations) => `వారి కుటుంబంలో మీ నంబరు చూసినవారు: ${relations}`,
  heading: 'కుటుంబం ఏమనుకుంటోంది',
  vote: 'మీకేమనిపిస్తోంది?',
  words: vocabulary.vote,
  relations: vocabulary.deskRelation,
  note: 'కుటుంబం కోసం రెండు మాటలు',
  noteAlone: 'మీ మాటలు మీకు మాత్రమే కనిపిస్తాయి',
  save: 'సేవ్ చేయండి',
  you: 'మీరు',
  candidate: 'అమ్మాయి/అబ్బాయి',
};
