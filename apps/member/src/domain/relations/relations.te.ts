import type { en } from './relations.en';

export const te: typeof en = {
  shortlist: 'ఎంపిక జాబితాలో పెట్టండి',
  onShortlist: 'ఎంపిక జాబితా నుంచి తీసివేయండి',
  putOnShortlist: (name) => `${name}: ఎంపిక జాబితాలో పెట్టండి`,
  takeOffShortlist: (name) => `${name}: ఎంపిక జాబితా నుంచి తీసివేయండి`,
  addedToShortlist: (name) => `${name} ఇప్పుడు మీ ఎంపిక జాబితాలో ఉన్నారు.`,
  removedFromShortlist: (name) => `${name} ఇప్పుడు మీ ఎంపిక జాబితాలో లేరు.`,
  notForUs: 'మాకు కుదరదు',
  notForUsName: (name) => `మాకు కుదరదు: ${name}`,
  notForUsMeans: 'మీ జాబితాల్లో ఈ ప్రొఫైల్ కనిపించదు; ఈ సంగతి ఎవరికీ తెలియదు.',
  dismissed: (name) => `${name} ఇక మీ జాబితాల్లో కనిపించరు.`,
  restored: (name) => `${name} మళ్లీ మీ జాబితాల్లో కనిపిస్తారు.`,
  restore: 'మళ్లీ నా జాబితాల్లో చూపించండి',
  dismissedOn: (day) => `${day}న మీరు “మాకు కుదరదు” అన్నారు.`,
  undo: 'రద్దు చేయండి',
  block: 'బ్లాక్ చేయండి',
  blocked: (name) => `${name} ను బ్లాక్ చేశాం: ఇకపై మీరిద్దరూ ఒకరికొకరు కనిపించరు.`,
  unblocked: (name) => `${name} పై బ్లాక్ తీసేశాం.`,
};
