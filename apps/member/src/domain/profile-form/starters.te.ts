import type { en } from './starters.en';

export const te: typeof en = {
  label: 'ఇలా మొదలుపెట్టవచ్చు',
  begin: (chip) => `దీనితో మొదలుపెట్టండి: ${chip}`,
  undo: (chip) => `వెనక్కి తీసుకోండి: ${chip}`,
  own: {
    selfSummary: {
      work: { chip: 'నా పని', words: 'నేను చేసే పని ' },
      family: { chip: 'మా కుటుంబం', words: 'మా కుటుంబం ఉండేది ' },
      sunday: { chip: 'మామూలు ఆదివారం', words: 'మామూలు ఆదివారం నాడు నేను ' },
    },
    expectations: {
      person: { chip: 'ఎలాంటి వ్యక్తి', words: 'నాకు నచ్చే వ్యక్తి ' },
      family: { chip: 'కుటుంబం', words: 'మా కుటుంబానికి ముఖ్యమైనది ' },
      life: { chip: 'కలిసి జీవితం', words: 'పెళ్లి తర్వాత నేను కోరుకునేది ' },
    },
  },
  others: {
    selfSummary: {
      work: { chip: 'పని', words: 'చేసే పని ' },
      family: { chip: 'కుటుంబం', words: 'కుటుంబం ఉండేది ' },
      sunday: { chip: 'మామూలు ఆదివారం', words: 'మామూలు ఆదివారం మొదలయ్యేది ' },
    },
    expectations: {
      person: { chip: 'ఎలాంటి వ్యక్తి', words: 'మేము కోరుకునే వ్యక్తి ' },
      family: { chip: 'కుటుంబం', words: 'మా కుటుంబానికి ముఖ్యమైనది ' },
      life: { chip: 'కలిసి జీవితం', words: 'పెళ్లి తర్వాత మేము కోరుకునేది ' },
    },
  },
};
