import type { en } from './files.en';

export const te: typeof en = {
  addPhotos: 'ఫోటోలు జోడించండి',
  mainPhoto: 'ప్రధాన ఫోటో',
  photoTips: { face: 'పగటి వెలుగులో ముఖం స్పష్టంగా కనిపించాలి.', alone: 'ఒక్కరే ఉన్న ఫోటో కావాలి, గ్రూప్ ఫోటో వద్దు.' },
  declaration: 'ఇవి అమ్మాయి/అబ్బాయి అసలైన, ఈమధ్య తీసిన ఫోటోలు; ఎడిట్ చేసినవి గానీ కంప్యూటర్ (AI) తయారు చేసినవి గానీ కావు',
  confirm: 'దయచేసి నిర్ధారించండి',
  preparing: 'ఫోటోలు సిద్ధమవుతున్నాయి…',
  chooseFile: 'ఫైలు ఎంచుకోండి',
  sending: (percent) => `పంపుతున్నాం, ${percent}%`,
  waiting: 'వేచి ఉంది',
  sent: 'చేరింది',
  cancelled: 'రద్దు చేశారు',
  retry: 'మళ్లీ ప్రయత్నించండి',
  cancel: 'రద్దు చేయండి',
};
