/** Header and footer of every mail. */
export const FRAME = {
  en: {
    wordmark: 'Kalyanam',
    bare: 'If the button does not work, open this link:',
    because: {
      account: 'You get this email because you have an account at Kalyanam.',
      address: 'You get this email because someone entered this address at Kalyanam.',
    },
    choose: 'Choose which emails you get: {home}/settings',
    digest: { open: 'See the profile', search: 'Open this search', stop: 'No more emails about it' },
    support: 'Questions? Write to {support}',
    community: 'Kalyanam, matrimony for Reddy families. Strictly for matrimony.',
  },
  te: {
    wordmark: 'కళ్యాణం',
    bare: 'బటన్ పనిచేయకపోతే ఈ లింకు తెరవండి:',
    because: {
      account: 'కళ్యాణంలో మీకు ఖాతా ఉంది కాబట్టి ఈ ఇమెయిల్ పంపాం.',
      address: 'కళ్యాణంలో ఈ ఇమెయిల్ చిరునామా ఇచ్చారు కాబట్టి ఈ ఇమెయిల్ పంపాం.',
    },
    choose: 'ఏ ఇమెయిల్‌లు రావాలో ఎంచుకోండి: {home}/settings',
    digest: { open: 'ప్రొఫైల్ చూడండి', search: 'ఈ సెర్చ్ తెరవండి', stop: 'దీని గురించి ఇక ఇమెయిల్‌లు వద్దు' },
    support: 'సందేహాలుంటే {support} చిరునామాకు రాయండి',
    community: 'కళ్యాణం, రెడ్డి కుటుంబాల వివాహ వేదిక. వివాహ సంబంధాల కోసం మాత్రమే.',
  },
} as const;
