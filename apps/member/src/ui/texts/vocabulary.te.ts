import type { Vocabulary } from './vocabulary';

type Labels<N extends keyof Vocabulary> = Readonly<Record<Vocabulary[N][number]['value'], string>>;

export const te: { readonly [N in keyof Vocabulary]: Labels<N> } = {
  verificationStatus: {
    'not-verified': 'ధ్రువీకరించలేదు',
    'semi-verified': 'పాక్షిక ధ్రువీకరణ',
    verified: 'పూర్తి ధ్రువీకరణ',
    rejected: 'తిరస్కరించారు',
  },
  reportReason: {
    fake: 'నకిలీ ప్రొఫైల్',
    married: 'ఇప్పటికే పెళ్లయింది',
    'wrong-facts': 'తప్పుడు వివరాలు',
    money: 'డబ్బు అడిగారు',
    abuse: 'అవమానించేలా మాట్లాడారు లేదా ప్రవర్తించారు',
    obscene: 'అసభ్యమైన మాటలు లేదా ఫోటోలు',
    dowry: 'కట్నం అడిగారు',
    underage: 'పెళ్లి వయసు ఇంకా రాలేదు',
    other: 'వేరే కారణం',
  },
  sort: { newest: 'కొత్తవారు', 'recently-confirmed': 'ఈమధ్య చెప్పినవారు', wishes: 'బాగా సరిపోయేవారు' },
  contactVisibility: { verified: 'ధ్రువీకరించిన సభ్యులందరికీ', accepted: 'ఆసక్తిని అంగీకరించాక మాత్రమే' },
  language: { en: 'English', te: 'తెలుగు' },
  mail: {
    'interest-delivered': 'ఎవరైనా నా ప్రొఫైల్‌పై ఆసక్తి తెలిపినప్పుడు',
    'call-proposed': 'ఎవరైనా మొదటి ఫోన్ కాల్‌కు సమయాలు సూచించినప్పుడు',
    'interest-accepted': 'నా ఆసక్తిని ఎవరైనా అంగీకరించినప్పుడు',
    'desk-draft': 'నా కుటుంబం ఏదైనా సూచించినప్పుడు',
    'still-looking': 'ఇంకా సంబంధం చూస్తున్నానా అన్న ప్రశ్న',
    announcement: 'మా బృందం నుంచి విశేషాలు',
  },
};
