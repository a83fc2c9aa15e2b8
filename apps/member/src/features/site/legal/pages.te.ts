import { readLegalText } from '@kalyanam/shared/topics/legal/legal-text';
import { te as legal } from '@kalyanam/shared/topics/legal/legal-texts.te';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { en } from './pages.en';

const { grievance } = LIMITS;

export const te: typeof en = {
  privacy: (facts) => ({ title: 'గోప్యత', ...readLegalText(legal.privacy, facts) }),
  terms: (facts) => ({ title: 'నిబంధనలు', ...readLegalText(legal.terms, facts) }),
  contact: (facts) => ({
    title: 'సంప్రదించండి',
    lead: `మా సహాయక బృందం ${facts.supportHours} గంటల్లో జవాబిస్తుంది.`,
    blocks: [
      ['మాకు రాయండి', `${facts.email}`, 'నమోదులో ఇచ్చిన ఇమెయిల్ నుంచి రాయండి.'],
      [
        'జాగ్రత్తలు',
        'ఇక్కడ పరిచయమైనవారికి ఏ కారణం చెప్పినా డబ్బు పంపకండి.',
        'మొదటిసారి కుటుంబాలతో కలిసి, నలుగురూ ఉండే చోట కలవండి.',
        'నిర్ణయానికి ముందు పనిచేసే చోటు అడగండి, బంధువులతో మాట్లాడండి.',
        'మేము పంపిన కోడ్‌ను ఎవరికీ చెప్పకండి. మా బృందం దాన్ని ఎప్పుడూ అడగదు.',
        'డబ్బు అడిగే, నిజాలు దాచే, తప్పుగా ప్రవర్తించేవారి ప్రొఫైల్‌పై ఫిర్యాదు చేయండి: ఎవరు చేశారో అవతలివారికి తెలియదు.',
      ],
    ],
  }),
  grievance: (facts) => ({
    title: 'ఫిర్యాదుల అధికారి',
    lead: 'ఈ సైట్‌లోని విషయాలు, గోప్యత, ప్రవర్తనపై ఫిర్యాదుల కోసం.',
    blocks: [
      ['ఎవరు', facts.officer ?? 'ఇది నమూనా సైట్: ఇక్కడ ఎవరి పేరూ లేదు.', facts.officerEmail],
      [
        'ఎలా',
        `ఏం జరిగింది, ఎప్పుడు, ఏ ప్రొఫైల్ విషయంలో అన్నది రాయండి. ఇండియాలో ${facts.site} వంటి వెబ్‌సైట్లకు (ఇంటర్మీడియరీలకు) ఉన్న నియమాల ప్రకారం ${grievance.confirmedHours} గంటల్లో ఫిర్యాదు అందినట్టు తెలుపుతాం, ${grievance.answeredDays} రోజుల్లో జవాబిస్తాం.`,
      ],
    ],
  }),
};
