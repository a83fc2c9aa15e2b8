import type { en } from './calls.en';

export const te: typeof en = {
  arrange: 'మొదటి ఫోన్ కాల్ ఏర్పాటు చేయండి',
  choose: 'సమయం ఎంచుకోండి',
  see: 'కాల్ వివరాలు చూడండి',
  say: 'ఎలా జరిగిందో చెప్పండి',
  offered: (name) => `${name} గారు మొదటి ఫోన్ కాల్‌కు సమయాలు సూచించారు`,
  waiting: (name) => `${name} గారికి మీరు సమయాలు సూచించారు`,
  agreed: (name) => `${name} గారితో ఫోన్ కాల్`,
  brief: {
    offered: 'మొదటి ఫోన్ కాల్‌కు సమయాలు సూచించారు',
    waiting: 'మీరు సమయాలు సూచించారు',
    agreed: 'కాల్ కుదిరింది',
    asked: 'కాల్ ఎలా జరిగింది?',
    past: 'కాల్ సమయం దాటిపోయింది',
    cancelled: 'కాల్ రద్దయింది',
    declined: 'ఆ కాల్ కుదరలేదు',
  },
  asked: (name) => `${name} గారితో కాల్ ఎలా జరిగింది?`,
  yours: (time) => `${time}, మీ సమయం`,
  onPhone: (time) => `ఈ ఫోన్‌లో ${time}`,
};
