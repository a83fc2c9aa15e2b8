import type { en } from './announcement.en';

export const te: typeof en = {
  region: 'మా బృందం నుంచి విశేషాలు',
  open: 'పేజీ తెరవండి',
  close: 'ఈ సందేశం మూసివేయండి',
};
