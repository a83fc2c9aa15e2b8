import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { te as reasons } from '@kalyanam/shared/base/vocabulary/rejection-reasons.te';
import type { en } from './completeness.en';

/** A reason that a newer server adds is shown as it came. */
const translated = (code: string) => (code in reasons ? reasons[code as RejectionReason] : null);

export const te: typeof en = {
  title: 'మీ ప్రొఫైల్ ఎంత పూర్తయింది',
  percent: (percent) => `${percent}%`,
  adds: (points) => `+${points}%`,
  missing: {
    photo: { label: 'ఒక ఫోటో పెట్టండి', why: 'కుటుంబాలు ముందుగా ఫోటో ఉన్న ప్రొఫైళ్లనే చూస్తాయి.' },
    email: { label: 'ఇమెయిల్ ధ్రువీకరించండి', why: 'ఎవరైనా ఆసక్తి తెలిపితే మీకు ఇమెయిల్ పంపుతాం.' },
    phone: { label: 'ఫోన్ ధ్రువీకరించండి', why: 'నంబరు ధ్రువీకరించాకే ప్రొఫైల్ ఇతరులకు కనిపిస్తుంది.' },
    document: {
      label: 'గుర్తింపు పత్రం పంపండి',
      why: 'దానితోనే మా బృందం ధ్రువీకరిస్తుంది; ఫోటోలు, సంప్రదింపు వివరాలు ధ్రువీకరించిన సభ్యులకే కనిపిస్తాయి.',
    },
    'more-photos': { label: 'ఇంకొన్ని ఫోటోలు పెట్టండి', why: 'ఒక్క ఫోటో చూసి పెద్దగా ఏమీ తెలియదు.' },
    'self-summary': {
      label: 'మీ గురించి ఇంకొంచెం రాయండి',
      why: 'ఫోటో తర్వాత కుటుంబాలు చదివేది ఇదే: మీ పని, మీ కుటుంబం, మీ ఇష్టాలు.',
    },
    expectations: {
      label: 'ఎలాంటివారి కోసం చూస్తున్నారో ఇంకొంచెం రాయండి',
      why: 'రెండు కుటుంబాలకూ సమయం ఆదా అవుతుంది.',
    },
    family: { label: 'మీ కుటుంబం గురించి చెప్పండి', why: 'తల్లిదండ్రులు, తోబుట్టువుల గురించే మొదట అడుగుతారు.' },
    'native-place': { label: 'మీ స్వస్థలం చెప్పండి', why: 'చాలా కుటుంబాలు సొంతూరితోనే మాట మొదలుపెడతాయి.' },
    'study-work': { label: 'మీ చదువు, ఉద్యోగం చెప్పండి', why: 'డిగ్రీ, ఉద్యోగం స్పష్టంగా ఉంటే ఎక్కువ తెలుస్తుంది.' },
    subcaste: { label: 'ఉపకులం రాయండి', why: 'కుటుంబాలు సాధారణంగా ముందుగా అడిగేది ఇదే.' },
  },
  reason: (code, given) => translated(code)?.label ?? given,
  advice: (code, given) => translated(code)?.advice ?? given,
};
