import type { en } from './text-beginnings.en';

export const te: typeof en = {
  label: 'ఇలా మొదలుపెట్టవచ్చు',
  begin: (chip) => `దీనితో మొదలుపెట్టండి: ${chip}`,
  undo: (chip) => `వెనక్కి తీసుకోండి: ${chip}`,
  own: {
    selfSummary: {
      work: { chip: 'నా పని', words: 'నేను చేసే పని ' },
      family: { chip: 'మా కుటుంబం', words: 'మా కుటుంబం ఉండేది ' },
      sunday: { chip: 'ఆదివారం వస్తే', words: 'ఆదివారం వస్తే నేను ' },
    },
    expectations: {
      person: { chip: 'ఎలాంటివారు', words: 'నాకు నచ్చే వ్యక్తి ' },
      family: { chip: 'కుటుంబం', words: 'మా కుటుంబానికి ముఖ్యమైనది ' },
      life: { chip: 'పెళ్లి తర్వాత', words: 'పెళ్లి తర్వాత నేను కోరుకునేది ' },
    },
  },
  others: {
    selfSummary: {
      work: { chip: 'పని', words: 'చేసే పని ' },
      family: { chip: 'కుటుంబం', words: 'కుటుంబం ఉండేది ' },
      sunday: { chip: 'ఆదివారం వస్తే', words: 'ఆదివారం వస్తే ' },
    },
    expectations: {
      person: { chip: 'ఎలాంటివారు', words: 'మేము కోరుకునే వ్యక్తి ' },
      family: { chip: 'కుటుంబం', words: 'మా కుటుంబానికి ముఖ్యమైనది ' },
      life: { chip: 'పెళ్లి తర్వాత', words: 'పెళ్లి తర్వాత మేము కోరుకునేది ' },
    },
  },
};
